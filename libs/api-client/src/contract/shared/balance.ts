import * as v from 'valibot';
import { amount, currencyCode } from './fields.ts';

/** A holding: its balance, and the part of it that a hold blocks. */
export const balanceEntry = v.object({ currency: currencyCode, balance: amount, frozen: amount });
/** A holding of one coin. `frozen` is part of `balance`, so the member can spend `balance` minus `frozen`. */
export type BalanceEntry = v.InferOutput<typeof balanceEntry>;
