import { addAmounts, compareAmounts, subtractAmounts } from '@ezwallet/validators';
import type { TransferBounds } from '../transfer/amount-rules.ts';

/** The terms that decide how much can be withdrawn; amounts are decimal strings. */
export interface WithdrawalTerms {
  /** Places of the currency. */
  readonly decimals: number;
  /** The smallest amount that may reach the address. */
  readonly min: string;
  /** Nothing where a voucher waives it. */
  readonly fee: string;
  /** The spendable amount; undefined until the balances are loaded. */
  readonly spendable: string | undefined;
  /** The fee is taken out of the typed amount, rather than on top of it (`fullAmountFlg`). */
  readonly takesFeeFromAmount: boolean;
}

/** What bounds the typed amount: the person has amount and fee together, and enough of it arrives. */
export function withdrawalBounds({
  decimals,
  min,
  fee,
  spendable,
  takesFeeFromAmount,
}: WithdrawalTerms): TransferBounds {
  if (takesFeeFromAmount) return { decimals, min: addAmounts(min, fee), available: spendable };
  const rest = (all: string) => (compareAmounts(all, fee) > 0 ? subtractAmounts(all, fee) : '0');
  return { decimals, min, available: spendable && rest(spendable) };
}

/** What a typed amount sends to the address, before the server has said so; null where the fee leaves nothing. */
export function receivedOf(amount: string, { fee, takesFeeFromAmount }: WithdrawalTerms): string | null {
  if (!takesFeeFromAmount) return amount;
  return compareAmounts(amount, fee) > 0 ? subtractAmounts(amount, fee) : null;
}
