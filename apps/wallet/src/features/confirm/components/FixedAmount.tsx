import { Amount } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import styles from './FixedAmount.module.css';

interface FixedAmountProps {
  /** Label above the amount. */
  lead: string;
  amount: string;
  currency: string;
  caption: string;
  error: string | undefined;
}

/** An amount that the person cannot change, in the place of the typed one. */
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
