import * as v from 'valibot';
import { amount, currencyCode, time } from './fields.ts';

/** A holding: its balance, and the part of it that a hold blocks. */
export const balanceEntry = v.object({
  currency: currencyCode,
  balance: amount,
  frozen: amount,
  unsettled: v.optional(v.object({ amount, until: time })),
});
/**
 * A holding of one coin. `frozen` is part of `balance`. `unsettled` is part of what is not frozen: coins bought in a trade a
 * moment ago, all of which are free at `until`. The member can spend `balance` minus `frozen` minus `unsettled.amount`. Only
 * `getUserBalance` gives `unsettled`.
 */
export type BalanceEntry = v.InferOutput<typeof balanceEntry>;
