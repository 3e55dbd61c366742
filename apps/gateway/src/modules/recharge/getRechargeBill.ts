import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { findRecharge, viewRecharges } from './recharges.ts';

export const getRechargeBill: Handler<typeof contract.recharge.getRechargeBill> = async (
  { billNo },
  { db, ledger, session },
) => {
  const recharge = await findRecharge(db, session.memberId, billNo);
  if (!recharge || recharge.hidden) throw new ApiFailure('DEPOSIT_NOT_FOUND');
  const [view] = await viewRecharges(ledger, [recharge]);
  if (!view) throw new ApiFailure('DEPOSIT_NOT_FOUND');
  const { address, creditedAt, reason } = recharge;
  return { ...view, address, creditedAt, reason };
};
