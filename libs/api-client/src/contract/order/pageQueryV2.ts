import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BILL_EXAMPLE, bill, billFilter, billWindow, recordType } from '../shared/bill.ts';
import { currencyCode } from '../shared/fields.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { plainText } from '../shared/plainText.ts';
import { transactionType } from '../shared/trade.ts';

/**
 * The billing record, newest first. `windowDays` counts back from now. `keyword` also finds the names in the caller's
 * address book. With `hidden`, the list has the bills that the caller took out of it; `direction` keeps one of money in
 * and money out. These filters and `currency` are ours.
 */
export const pageQueryV2 = endpoint({
  path: '/order/pageQuery/v2',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({
    ...pageRequest,
    orderType: recordType,
    currency: v.optional(currencyCode),
    windowDays: v.optional(billWindow),
    keyword: v.optional(plainText(60)),
    transactionType: v.optional(transactionType),
    orderStatus: v.optional(billFilter),
    direction: v.optional(v.picklist(['in', 'out'])),
    hidden: v.optional(v.literal(true)),
  }),
  response: pageOf(bill),
  example: {
    request: { pageNo: 1, pageSize: 20, orderType: 'ALL', windowDays: 30 },
    response: { pageNo: 1, pageSize: 20, total: 1, list: [BILL_EXAMPLE] },
  },
});
