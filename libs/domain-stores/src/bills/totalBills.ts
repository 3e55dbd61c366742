import type { Bill } from '@ezwallet/api-client/contract';
import { addAmounts, subtractAmounts } from '@ezwallet/validators';

/** The total received and spent in one currency, both without sign. */
export interface BillTotal {
  readonly currency: string;
  readonly incoming: string;
  readonly outgoing: string;
}

/**
 * Adds up bills by currency, in the order in which currencies first appear. Only completed bills count: the money of the
 * others has not moved, or not for good.
 */
export function totalBills(bills: readonly Pick<Bill, 'currency' | 'amount' | 'status'>[]): BillTotal[] {
  const sums = new Map<string, BillTotal>();
  for (const { currency, amount, status } of bills) {
    if (status !== 2) continue;
    const sum = sums.get(currency) ?? { currency, incoming: '0', outgoing: '0' };
    sums.set(
      currency,
      amount.startsWith('-')
        ? { ...sum, outgoing: subtractAmounts(sum.outgoing, amount) }
        : { ...sum, incoming: addAmounts(sum.incoming, amount) },
    );
  }
  return [...sums.values()];
}
