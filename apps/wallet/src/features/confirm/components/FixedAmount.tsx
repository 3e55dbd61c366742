import { Amount } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import styles from './amount.module.css';

interface FixedAmountProps {
  /** Words over the amount. */
  lead: string;
  amount: string;
  currency: string;
  caption: string;
  error: string | undefined;
}

/** An amount that is not the person's to change, in the place of the one that is typed. */
export function FixedAmount({ lead, amount, currency, caption, error }: FixedAmountProps) {
  return (
    <div className={styles.fixed}>
      <span className={styles.muted}>{lead}</span>
      <Amount value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} />
      <span className={styles.muted}>{caption}</span>
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
