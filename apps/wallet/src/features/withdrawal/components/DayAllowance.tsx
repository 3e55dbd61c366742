import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { WithdrawalAllowance } from '@ezwallet/domain-stores';
import { Meter } from '../../../shared/meter/Meter.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import styles from './withdrawal.module.css';

interface DayAllowanceProps {
  allowance: WithdrawalAllowance;
  /** The value of the typed amount in USDT. Undefined while there is none or its price is unknown. */
  worth: string | undefined;
}

/**
 * How much of the daily withdrawal limit is used, and whether the typed amount fits. Shows nothing while that is
 * unknown.
 */
export const DayAllowance = observer(function DayAllowance({ allowance, worth }: DayAllowanceProps) {
  const { t } = useLingui();
  const { hideAmounts } = useStores().settings;
  const ownMoney = useOwnMoney();
  const { today, level } = allowance;
  if (!today) return null;
  const used = ownMoney(today.used, 'USDT');
  const limit = moneyText(today.limit, 'USDT');
  const tooMuch = worth !== undefined && allowance.exceeds(worth);
  // An answer to what the person typed is never hidden.
  const left = (tooMuch ? moneyText : ownMoney)(today.left, 'USDT');
  return (
    <div className={styles.day}>
      <p>
        <span>
          <Trans>Used today {used}</Trans>
        </span>
        <span>{t`KYC level ${level}: ${limit} per day`}</span>
      </p>
      <Meter
        label={t`Used today`}
        text={t`${used} of ${limit} used, ${left} left`}
        // Only a picture. The words give the exact amounts.
        share={hideAmounts ? 0 : Number(today.limit) > 0 ? Number(today.used) / Number(today.limit) : 1}
        tone={tooMuch ? 'warning' : 'plain'}
      />
      <p aria-live="polite" data-state={tooMuch ? 'over' : 'within'}>
        {tooMuch ? <Trans>You can withdraw only {left} more today.</Trans> : <Trans>Left today {left}</Trans>}
      </p>
    </div>
  );
});
