import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { RECHARGE_BILL_EXAMPLE, rechargeBill, rechargeFlag, rechargeType } from '../shared/recharge.ts';

/** Recharges, newest first, from the first confirmation on. `flag` is that of the tab, `type` one way of recharging. */
export const queryRechargeBill = endpoint({
  path: '/exchangeRecharge/queryRechargeBill',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: v.strictObject({ ...pageRequest, flag: v.optional(rechargeFlag, ''), type: v.optional(rechargeType) }),
  response: pageOf(rechargeBill),
  example: {
    request: { pageNo: 1, pageSize: 20, flag: '' },
    response: { pageNo: 1, pageSize: 20, total: 1, list: [RECHARGE_BILL_EXAMPLE] },
  },
});
