import type { ReactNode } from 'react';
import type { Money } from '@ezwallet/domain-stores';
import { Amount, Card, Details, type DetailsEntry } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import styles from './outcome.module.css';

interface OrderFactsProps {
  sum: Money;
  rows: readonly DetailsEntry[];
  /** Over the rows, such as a whole address. */
  lead?: ReactNode;
  /** Below the rows. */
  children?: ReactNode;
}

/** What was ordered, or was to be: how much, and what there is to say of it. */
export function OrderFacts({ sum: { amount, currency }, rows, lead, children }: OrderFactsProps) {
  return (
    <>
      <Amount className={styles.sum} value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} />
      <Card padding="flush" className={styles.facts}>
        {lead}
        <Details items={rows} />
        {children}
      </Card>
    </>
  );
}
