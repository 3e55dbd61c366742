import * as v from 'valibot';
import { currencyCode, amount, time } from './fields.ts';
import { payMethodId } from './payMethod.ts';

/** Purpose of a price request. */
export const quoteRequest = v.strictObject({ payMethodId, currency: currencyCode });

const suggested = v.object({
  amount,
  /** Someone accepts this exact amount at once. */
  fast: v.boolean(),
  /** The buyer's bonus, in USDT. */
  bonus: amount,
});

/** An amount that somebody sells, and what a buyer pays for it now. */
export const onSale = v.object({
  ...suggested.entries,
  /** Fiat for one unit: the seller's price. */
  price: amount,
  fiatAmount: amount,
});

/** A price in fiat for one unit, and the limits of one order; all valid until `quotedUntil`. */
export const quoteFields = {
  price: amount,
  quotedUntil: time,
  min: amount,
  max: amount,
  list: v.array(suggested),
};

/** Body of a refusal for an outdated price: the current price. */
export const freshPrice = v.object({ price: amount, quotedUntil: time });
