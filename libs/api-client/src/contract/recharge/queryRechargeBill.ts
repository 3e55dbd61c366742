import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { RECHARGE_BILL_EXAMPLE, rechargeBill, rechargeFlag, rechargeType } from '../shared/recharge.ts';

/**
 * Deposits, newest first, from their first confirmation on. `flag` belongs to the tab; `type` selects one kind of
 * deposit.
 */
export const queryRechargeBill = endpoint({
  path: '/exchangeRecharge/queryRechargeBill',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, flag: v.optional(rechargeFlag, ''), type: v.optional(rechargeType) }),
  response: pageOf(rechargeBill),
  example: {
    request: { pageNo: 1, pageSize: 20, flag: '' },
    response: { pageNo: 1, pageSize: 20, total: 1, list: [RECHARGE_BILL_EXAMPLE] },
  },
});
