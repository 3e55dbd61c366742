import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';

export const deleteLucky: Handler<typeof contract.order.deleteLucky> = async ({ billNo }, { ledger, session }) => {
  const { memberId } = session;
  const hidden = await ledger.hideBills(memberId, [billNo]);
  if (hidden.length > 0) return true;
  const bill = await ledger.bill(memberId, billNo, { withHidden: true });
  if (!bill) throw new ApiFailure('ORDER_NOT_FOUND');
  throw new ApiFailure(bill.status === 0 ? 'CONDITION_NOT_FULLFILL' : 'RECORD_ALREADY_DELETED');
};
