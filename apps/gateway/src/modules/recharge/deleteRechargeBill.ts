import { type contract, RECHARGE_STATUS } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { findRecharge } from './recharges.ts';

export const deleteRechargeBill: Handler<typeof contract.recharge.deleteRechargeBill> = async (
  { billNo },
  { db, ledger, session },
) => {
  const recharge = await findRecharge(db, session.memberId, billNo);
  if (!recharge) throw new ApiFailure('DEPOSIT_NOT_FOUND');
  if (recharge.hidden) throw new ApiFailure('RECORD_ALREADY_DELETED');
  const { waiting, review } = RECHARGE_STATUS;
  if (recharge.status === waiting || recharge.status === review) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  // Somebody else was faster: it is gone either way.
  const hidden = await ledger.hideBills(session.memberId, [billNo]);
  if (hidden.length === 0) throw new ApiFailure('RECORD_ALREADY_DELETED');
  return true;
};
