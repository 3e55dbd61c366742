import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { receivedStatus, VOUCHER_EXAMPLE, voucher, voucherUse } from '../shared/voucher.ts';

/**
 * The caller's vouchers, the earliest expiry first; of all groups and for every use unless narrowed. This call marks
 * them as seen.
 */
export const query = endpoint({
  path: '/promotion/query',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: v.strictObject({
    ...pageRequest,
    receivedStatus: v.optional(receivedStatus),
    queryType: v.optional(voucherUse),
  }),
  response: pageOf(voucher),
  example: {
    request: { pageNo: 1, pageSize: 100, receivedStatus: 1 },
    response: { pageNo: 1, pageSize: 100, total: 1, list: [VOUCHER_EXAMPLE] },
  },
});
