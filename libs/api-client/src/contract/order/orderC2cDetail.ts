import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { trade } from '../shared/trade.ts';
import { TRADE_EXAMPLE } from '../shared/trade-examples.ts';

/** One trade as the caller may see it: payee, proofs, events, appeal. */
export const orderC2cDetail = endpoint({
  path: '/order/orderC2cDetail',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  codes: { ORDER_NOT_FOUND: true },
  request: v.strictObject({ billNo: billNumber }),
  response: trade,
  example: { request: { billNo: TRADE_EXAMPLE.billNo }, response: TRADE_EXAMPLE },
});
