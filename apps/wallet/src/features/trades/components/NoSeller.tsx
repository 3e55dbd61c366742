import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Chip } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { Outcome } from '../../confirm/index.ts';
import styles from './trades.module.css';

interface NoSellerProps {
  currency: string;
  nearest: readonly string[];
  onTake: (amount: string) => void;
  onBack: () => void;
}

/** Nobody sells the amount: the nearest ones that somebody sells, and the way back to the form. */
export function NoSeller({ currency, nearest, onTake, onBack }: NoSellerProps) {
  const { t } = useLingui();
  return (
    <Outcome
      status="warning"
      title={t`Nobody is selling this amount right now`}
      description={
        nearest.length > 0
          ? t`You have not ordered anything. These amounts are on sale:`
          : t`You have not ordered anything. Try another amount or payment method, or come back later.`
      }
      actions={
        <Button block onClick={onBack}>
          <Trans>Change amount</Trans>
        </Button>
      }
    >
      {nearest.length > 0 && (
        <fieldset className={styles.chips} data-centred aria-label={t`Amounts on sale now`}>
          {nearest.map((amount) => (
            <Chip key={amount} onClick={() => onTake(amount)}>
              {moneyText(amount, currency)}
            </Chip>
          ))}
        </fieldset>
      )}
    </Outcome>
  );
}
