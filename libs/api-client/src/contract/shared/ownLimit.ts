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
export type OrderQuantityLimit = v.InferOutput<typeof orderQuantityLimit>;

/** Money paid a day, in USDT. */
export const paymentLimit = ownLimit(amount);
export type PaymentLimit = v.InferOutput<typeof paymentLimit>;

export const ORDER_QUANTITY_EXAMPLE: OrderQuantityLimit = {
  switchOn: true,
  limit: 20,
  used: 3,
  max: 200,
  next: null,
  nextAt: null,
};

export const PAYMENT_LIMIT_EXAMPLE: PaymentLimit = {
  switchOn: true,
  limit: '500',
  used: '120.5',
  max: '2000',
  next: '1000',
  nextAt: 1_790_000_000_000,
};
