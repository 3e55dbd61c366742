import { addAmounts, compareAmounts, subtractAmounts } from '@ezwallet/validators';
import type { BalanceEntry } from '@ezwallet/api-client/contract';

/** The spendable part of a holding: everything but the part under a hold and what was bought a moment ago; never below zero. */
export function spendableOf({ balance, frozen, unsettled }: BalanceEntry): string {
  const blocked = unsettled ? addAmounts(frozen, unsettled.amount) : frozen;
  return compareAmounts(balance, blocked) > 0 ? subtractAmounts(balance, blocked) : '0';
}
