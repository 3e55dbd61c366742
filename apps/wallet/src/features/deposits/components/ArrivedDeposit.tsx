import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { RechargeBill } from '@ezwallet/api-client/contract';
import { Amount, announce, Button, Result } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { billingPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import styles from './ArrivedDeposit.module.css';

interface ArrivedDepositProps {
  bill: RechargeBill;
  onDone: () => void;
}

/** Takes the place of the address when the deposit comes that somebody waits for. */
export const ArrivedDeposit = observer(function ArrivedDeposit({ bill, onDone }: ArrivedDepositProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { hideAmounts } = useStores().settings;
  const { amount, currency, protocol, billNo, at } = bill;
  const said = protocol === null ? t`Your deposit has arrived.` : t`Your deposit over ${protocol} has arrived.`;
  // It takes the place of the address without a change of route.
  useEffect(() => announce(said), [said]);
  return (
    <Result
      status="success"
      fresh
      title={t({ message: 'Credited', context: 'deposits' })}
      amount={
        <Amount
          value={amount}
          currency={currency}
          decimals={shownDecimals(amount)}
          size={36}
          sign="always"
          hidden={hideAmounts}
        />
      }
      description={said}
      actions={
        <>
          <Button block onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
          <Button variant="secondary" block onClick={() => void navigate(billingPaths.bill(billNo))}>
            <Trans>View bill</Trans>
          </Button>
        </>
      }
    >
      <span className={styles.time}>{timeText(at)}</span>
    </Result>
  );
});
