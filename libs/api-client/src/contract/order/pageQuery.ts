import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billFilter, billWindow } from '../shared/bill.ts';
import { tradeRow, transactionType } from '../shared/trade.ts';
import { TRADE_ROW_EXAMPLE } from '../shared/trade-examples.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/** The caller's trades, newest first: sales, purchases, or both. `windowDays` counts back from now. */
export const pageQuery = endpoint({
  path: '/order/pageQuery',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({
    ...pageRequest,
    transactionType: v.optional(transactionType),
    orderStatus: v.optional(billFilter),
    windowDays: v.optional(billWindow),
  }),
  response: pageOf(tradeRow),
  example: {
    request: { pageNo: 1, pageSize: 20, transactionType: 9, orderStatus: '' },
    response: { pageNo: 1, pageSize: 20, total: 1, list: [TRADE_ROW_EXAMPLE] },
  },
});
