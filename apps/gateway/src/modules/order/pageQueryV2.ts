import { type BillWindow, BUSINESS_TYPES, type contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import type { BillStatus } from '../../ledger/index.ts';
import { filterOf, viewBills } from './bill-view.ts';
import { findCounterparties } from './findCounterparties.ts';

const DAY = 24 * 60 * 60 * 1000;
const WITHOUT_END = 9999 satisfies BillWindow;

const STATUSES: Readonly<Record<'' | 1 | 2 | 3, readonly BillStatus[] | undefined>> = {
  '': undefined,
  1: [2],
  2: [0],
  3: [-1],
};

export const pageQueryV2: Handler<typeof contract.order.pageQueryV2> = async (input, ctx) => {
  const { pageNo, pageSize, orderType, transactionType, orderStatus = '' } = input;
  const { windowDays = WITHOUT_END, keyword = '' } = input;
  const filter = filterOf(orderType);
  if (!filter) return { pageNo, pageSize, total: 0, list: [] };
  const { db, ledger, session, clock } = ctx;
  const statuses = STATUSES[orderStatus];
  const text = keyword.trim();
  const { total, list } = await ledger.bills({
    userId: session.memberId,
    ...filter,
    ...(transactionType && { bizTypes: [transactionType === 8 ? BUSINESS_TYPES.sell : BUSINESS_TYPES.buy] }),
    ...(statuses && { statuses }),
    ...(windowDays !== WITHOUT_END && { from: clock.now() - windowDays * DAY }),
    ...(text !== '' && { search: { text, counterparties: await findCounterparties(db, session.memberId, text) } }),
    pageNo,
    pageSize,
  });
  return { pageNo, pageSize, total, list: await viewBills(db, ledger, list) };
};
