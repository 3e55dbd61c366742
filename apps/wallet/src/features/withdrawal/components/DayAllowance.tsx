import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { WithdrawalAllowance } from '@ezwallet/domain-stores';
import { Meter } from '../../../shared/meter/Meter.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
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
  const { today, level } = allowance;
  if (!today) return null;
  const used = moneyText(today.used, 'USDT');
  const limit = moneyText(today.limit, 'USDT');
  const left = moneyText(today.left, 'USDT');
  const tooMuch = worth !== undefined && allowance.exceeds(worth);
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
        share={Number(today.limit) > 0 ? Number(today.used) / Number(today.limit) : 1}
        tone={tooMuch ? 'warning' : 'plain'}
      />
      <p aria-live="polite" data-state={tooMuch ? 'over' : 'within'}>
        {tooMuch ? (
          <Trans>You can withdraw only {left} more today.</Trans>
        ) : (
          <Trans>Left today {left}</Trans>
        )}
      </p>
    </div>
  );
});
