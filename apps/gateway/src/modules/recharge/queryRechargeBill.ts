import { type contract, RECHARGE_STATUS } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { listRecharges, viewRecharges } from './recharges.ts';

/** What each tab shows. */
const STATUSES = {
  '': undefined,
  '0': RECHARGE_STATUS.waiting,
  '1': RECHARGE_STATUS.review,
  '2': RECHARGE_STATUS.approved,
} as const;

export const queryRechargeBill: Handler<typeof contract.recharge.queryRechargeBill> = async (
  { pageNo, pageSize, flag, type },
  { db, ledger, session },
) => {
  const query = { memberId: session.memberId, status: STATUSES[flag], type, pageNo, pageSize };
  const { total, list } = await listRecharges(db, query);
  return { pageNo, pageSize, total, list: await viewRecharges(ledger, list) };
};
