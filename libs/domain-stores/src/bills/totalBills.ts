import { BILL_STATUS } from '@ezwallet/api-client/constants';
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
 * others has not moved, or not for good. A bonus came in, whatever its bill is for.
 */
export function totalBills(bills: readonly Pick<Bill, 'currency' | 'amount' | 'bonus' | 'status'>[]): BillTotal[] {
  const sums = new Map<string, BillTotal>();
  for (const { currency, amount, bonus = '0', status } of bills) {
    if (status !== BILL_STATUS.completed) continue;
    const sum = sums.get(currency) ?? { currency, incoming: '0', outgoing: '0' };
    sums.set(
      currency,
      amount.startsWith('-')
        ? { ...sum, outgoing: subtractAmounts(sum.outgoing, amount), incoming: addAmounts(sum.incoming, bonus) }
        : { ...sum, incoming: addAmounts(sum.incoming, addAmounts(amount, bonus)) },
    );
  }
  return [...sums.values()];
}
