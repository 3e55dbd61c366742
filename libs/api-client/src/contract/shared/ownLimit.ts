import * as v from 'valibot';
import { amount, time } from './fields.ts';

/**
 * A limit that a member has set below the platform's. A lower limit applies at once, a higher one after 24 hours: until
 * `nextAt` the old number applies and `next` waits. A null `limit` means there is none, a null `nextAt` that no change
 * is pending.
 */
const ownLimit = <Value extends v.GenericSchema>(value: Value) =>
  v.object({
    switchOn: v.boolean(),
    limit: v.nullable(value),
    /** Used today (UTC+8). */
    used: value,
    /** The platform's own limit, which no member can exceed. */
    max: value,
    next: v.nullable(value),
    nextAt: v.nullable(time),
  });

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** At least one, because other switches stop all orders. */
export const dailyOrderQuantity = v.pipe(count, v.minValue(1));

/** Orders a day. */
export const orderQuantityLimit = ownLimit(count);
/** A member's own limit of orders a day beside the platform's; `nextAt` in epoch milliseconds. */
export type OrderQuantityLimit = v.InferOutput<typeof orderQuantityLimit>;

/** Payments a day, in USDT. */
export const paymentLimit = ownLimit(amount);
/** A member's own limit of payments a day beside the platform's, amounts in USDT; `nextAt` in epoch milliseconds. */
export type PaymentLimit = v.InferOutput<typeof paymentLimit>;

/** A limit of 20 orders a day, 3 of them used, without a pending change; the contract's example. */
export const ORDER_QUANTITY_EXAMPLE: OrderQuantityLimit = {
  switchOn: true,
  limit: 20,
  used: 3,
  max: 200,
  next: null,
  nextAt: null,
};

/** A limit of 500 USDT a day that will rise to 1000; the contract's example. */
export const PAYMENT_LIMIT_EXAMPLE: PaymentLimit = {
  switchOn: true,
  limit: '500',
  used: '120.5',
  max: '2000',
  next: '1000',
  nextAt: 1_790_000_000_000,
};
