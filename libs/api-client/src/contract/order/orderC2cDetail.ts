import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { c2cOrder } from '../shared/order.ts';
import { C2C_ORDER_EXAMPLE } from '../shared/order-examples.ts';

/**
 * One secured trade as its owner may see it: whom to pay, proofs, steps taken, appeal.
 * Codes: `ORDER_NOT_FOUND`.
 */
export const orderC2cDetail = endpoint({
  path: '/order/orderC2cDetail',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  request: v.strictObject({ billNo: billNumber }),
  response: c2cOrder,
  example: { request: { billNo: C2C_ORDER_EXAMPLE.billNo }, response: C2C_ORDER_EXAMPLE },
});
