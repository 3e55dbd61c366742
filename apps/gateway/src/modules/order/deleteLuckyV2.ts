import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';

export const deleteLuckyV2: Handler<typeof contract.order.deleteLuckyV2> = async ({ billNos }, { ledger, session }) => {
  await ledger.hideBills(session.memberId, billNos);
  const hidden = new Set(await ledger.hiddenBills(session.memberId, billNos));
  return { deleted: [...new Set(billNos)].filter((billNo) => hidden.has(billNo)) };
};
