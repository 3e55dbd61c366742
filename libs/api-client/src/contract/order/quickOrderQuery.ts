import * as v from 'valibot';
import { BILL_FILTERS } from '../../constants/bills.ts';
import { endpoint } from '../endpoint.ts';
import { billFilter } from '../shared/bill.ts';
import { tradeRow } from '../shared/trade.ts';
import { TRADE_ROW_EXAMPLE } from '../shared/trade-examples.ts';
import { tradeNews } from '../shared/tradeNews.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/**
 * The caller's open trades, the nearest deadline first, with the number of all sales (`cashOut`) and purchases
 * (`cashIn`). `news` is ours: what happened to the caller's trades within a day that no status shows.
 */
export const quickOrderQuery = endpoint({
  path: '/order/quickOrderQuery',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, orderStatus: v.optional(billFilter, BILL_FILTERS.open) }),
  response: v.object({
    ...pageOf(tradeRow).entries,
    cashOut: v.number(),
    cashIn: v.number(),
    news: v.optional(v.array(tradeNews)),
  }),
  example: {
    request: { pageNo: 1, pageSize: 100, orderStatus: 2 },
    response: { pageNo: 1, pageSize: 100, total: 1, list: [TRADE_ROW_EXAMPLE], cashOut: 0, cashIn: 1, news: [] },
  },
});
