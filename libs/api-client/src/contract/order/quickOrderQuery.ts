import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ORDER_FILTERS, orderFilter, orderRow } from '../shared/order.ts';
import { ORDER_ROW_EXAMPLE } from '../shared/order-examples.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/**
 * Orders at a glance, what runs out first leading, with how many of them all are sales (`cashOut`) and buys (`cashIn`).
 */
export const quickOrderQuery = endpoint({
  path: '/order/quickOrderQuery',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: v.strictObject({ ...pageRequest, orderStatus: v.optional(orderFilter, ORDER_FILTERS.open) }),
  response: v.object({ ...pageOf(orderRow).entries, cashOut: v.number(), cashIn: v.number() }),
  example: {
    request: { pageNo: 1, pageSize: 100, orderStatus: 2 },
    response: { pageNo: 1, pageSize: 100, total: 1, list: [ORDER_ROW_EXAMPLE], cashOut: 0, cashIn: 1 },
  },
});
