import * as v from 'valibot';
import { currencyCode, amount, time } from './fields.ts';
import { payMethodId } from './payMethod.ts';

/** What a price is asked for. */
export const quoteRequest = v.strictObject({ payMethodId, currency: currencyCode });

const suggested = v.object({
  amount,
  /** Somebody is there who takes this very amount at once. */
  fast: v.boolean(),
  /** What the buyer gets on top, in USDT. */
  bonus: amount,
});

/** A price in fiat for one unit, and the bounds of one order; all hold until `quotedUntil`. */
export const quoteFields = {
  price: amount,
  quotedUntil: time,
  min: amount,
  max: amount,
  list: v.array(suggested),
};

/** What a refusal for an old price carries: the price that holds now. */
export const freshPrice = v.object({ price: amount, quotedUntil: time });
