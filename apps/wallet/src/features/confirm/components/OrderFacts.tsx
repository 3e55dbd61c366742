import type { ReactNode } from 'react';
import type { Money } from '@ezwallet/domain-stores';
import { Amount, Card, Details, type DetailsEntry } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import styles from './outcome.module.css';

interface OrderFactsProps {
  /** Left out where the outcome shows it. */
  sum?: Money | undefined;
  rows: readonly DetailsEntry[];
  /** Content above the rows, such as a whole address. */
  lead?: ReactNode;
  /** Content below the rows. */
  children?: ReactNode;
}

/** The amount and the facts of an order, sent or not. */
export function OrderFacts({ sum, rows, lead, children }: OrderFactsProps) {
  return (
    <>
      {sum && (
        <Amount
          className={styles.sum}
          value={sum.amount}
          currency={sum.currency}
          decimals={shownDecimals(sum.amount)}
          size={36}
        />
      )}
      <Card padding="flush" className={styles.facts}>
        {lead}
        <Details items={rows} />
        {children}
      </Card>
    </>
  );
}
