import * as v from 'valibot';
import { amount, time } from './fields.ts';

/**
 * A limit that a person has set for themselves below the platform's. It falls at once and rises after 24 hours: until
 * `nextAt` the old number holds and `next` waits. A null `limit` means none of one's own, a null `nextAt` that nothing
 * waits.
 */
const ownLimit = <Value extends v.GenericSchema>(value: Value) =>
  v.object({
    switchOn: v.boolean(),
    limit: v.nullable(value),
    /** Taken from it today (UTC+8). */
    used: value,
    /** The platform's own limit, which nobody can pass. */
    max: value,
    next: v.nullable(value),
    nextAt: v.nullable(time),
  });

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** At least one: to stop all orders there are other switches. */
export const dailyOrderQuantity = v.pipe(count, v.minValue(1));

/** Orders a day. */
export const orderQuantityLimit = ownLimit(count);
/** A person's own limit of orders a day beside the platform's; `nextAt` in epoch milliseconds. */
export type OrderQuantityLimit = v.InferOutput<typeof orderQuantityLimit>;

/** Money paid a day, in USDT. */
export const paymentLimit = ownLimit(amount);
/** A person's own limit of payments a day beside the platform's, sums in USDT; `nextAt` in epoch milliseconds. */
export type PaymentLimit = v.InferOutput<typeof paymentLimit>;

/** A limit of 20 orders a day of which 3 are used, with no change ahead; the contract's example. */
export const ORDER_QUANTITY_EXAMPLE: OrderQuantityLimit = {
  switchOn: true,
  limit: 20,
  used: 3,
  max: 200,
  next: null,
  nextAt: null,
};

/** A limit of 500 USDT a day that is about to rise to 1000; the contract's example. */
export const PAYMENT_LIMIT_EXAMPLE: PaymentLimit = {
  switchOn: true,
  limit: '500',
  used: '120.5',
  max: '2000',
  next: '1000',
  nextAt: 1_790_000_000_000,
};
