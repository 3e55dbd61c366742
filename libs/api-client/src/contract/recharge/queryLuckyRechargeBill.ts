import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MERCHANT_PAYMENT_EXAMPLE, merchantPayment, PAY_TOKEN_EXAMPLE, payToken } from '../shared/merchantPayment.ts';

/**
 * A merchant's payment request and its progress, for the cashier and its result. Anyone with the address of the page
 * may ask.
 */
export const queryLuckyRechargeBill = endpoint({
  path: '/luckyrecharge/queryRechargeBill',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: [],
  codes: { ORDER_NOT_FOUND: true },
  request: v.strictObject({ payToken }),
  response: merchantPayment,
  example: { request: { payToken: PAY_TOKEN_EXAMPLE }, response: MERCHANT_PAYMENT_EXAMPLE },
});
