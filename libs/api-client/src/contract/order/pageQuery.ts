import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billWindow } from '../shared/bill.ts';
import { orderFilter, orderRow, transactionType } from '../shared/order.ts';
import { ORDER_ROW_EXAMPLE } from '../shared/order-examples.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/** One's own secured trades, newest first: sales, buys, or both. `windowDays` counts back from now. */
export const pageQuery = endpoint({
  path: '/order/pageQuery',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: v.strictObject({
    ...pageRequest,
    transactionType: v.optional(transactionType),
    orderStatus: v.optional(orderFilter),
    windowDays: v.optional(billWindow),
  }),
  response: pageOf(orderRow),
  example: {
    request: { pageNo: 1, pageSize: 20, transactionType: 9, orderStatus: '' },
    response: { pageNo: 1, pageSize: 20, total: 1, list: [ORDER_ROW_EXAMPLE] },
  },
});
