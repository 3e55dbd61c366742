import * as v from 'valibot';
import { amount, currencyCode } from './fields.ts';

/** A holding: what is there, and the part of it that a hold keeps from being spent. */
export const balanceEntry = v.object({ currency: currencyCode, balance: amount, frozen: amount });
/** A holding of one coin. `frozen` is a part of `balance`, so `balance` less `frozen` can be spent. */
export type BalanceEntry = v.InferOutput<typeof balanceEntry>;
