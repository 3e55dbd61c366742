import { compareAmounts, subtractAmounts } from '@ezwallet/validators';
import type { BalanceEntry } from '@ezwallet/api-client/contract';

/** What of a holding may be spent: everything but the part under a hold; never below zero. */
export function spendableOf({ balance, frozen }: BalanceEntry): string {
  return compareAmounts(balance, frozen) > 0 ? subtractAmounts(balance, frozen) : '0';
}
