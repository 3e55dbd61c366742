import { Trans, useLingui } from '@lingui/react/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isOpenTrade, stageOf } from '@ezwallet/domain-stores';
import { Amount, Card, IconButton, toast, writeClipboard } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import shared from './trades.module.css';
import styles from './AmountCard.module.css';

/** The sum in fiat, exactly as it has to be paid, or as it was. */
export function AmountCard({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { amount, currency, price, fiat, fiatAmount, fiatSaved } = trade;
  const isBuyer = sideOf(trade) === 'buyer';
  const stage = stageOf(trade);
  const pays = isBuyer && stage === 'waitingForPayment';
  // What the buyer has marked as paid must not look like something to pay.
  const open = !isBuyer ? t`Amount to receive` : pays ? t`Amount to pay` : t`Paid`;
  const ended = stage !== 'completed' ? t`Amount` : isBuyer ? t`Paid` : t`Received`;
  const copy = () =>
    writeClipboard(fiatAmount).then(
      () => toast.success(t`Amount copied`),
      () => toast.fail(t`We could not copy the amount.`),
    );
  return (
    <Card padding="compact">
      <div className={shared.line}>
        <span className={shared.muted}>{isOpenTrade(trade) ? open : ended}</span>
        <bdi className={shared.subtle}>
          {moneyText(amount, currency)} × {price}
        </bdi>
      </div>
      <div className={shared.line}>
        <Amount value={fiatAmount} currency={fiat} decimals={shownDecimals(fiatAmount)} size={28} />
        {pays && (
          <IconButton
            className={styles.edge}
            icon={glyphs.copy}
            size={20}
            tone="accent"
            label={t`Copy amount`}
            onClick={() => void copy()}
          />
        )}
      </div>
      {fiatSaved !== undefined && isOpenTrade(trade) && (
        <p className={styles.saved}>
          <Trans>You pay {moneyText(fiatSaved, fiat)} less than quoted</Trans>
        </p>
      )}
    </Card>
  );
}
