import { type Bill as BillView, BUSINESS_TYPES, type contract } from '@ezwallet/api-client/contract';
import type { Handler, MemberContext } from '../../app/CallContext.ts';
import type { BillQuery, BillStatus } from '../../ledger/index.ts';
import { filterOf, viewBills } from './bill-view.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many of the newest bills a keyword is looked for in. */
const SEARCHED = 1000;
const CHUNK = 200;
const WITHOUT_END = 9999;

const STATUSES: Readonly<Record<'' | 1 | 2 | 3, readonly BillStatus[] | undefined>> = {
  '': undefined,
  1: [2],
  2: [0],
  3: [-1],
};

export const pageQueryV2: Handler<typeof contract.order.pageQueryV2> = async (input, ctx) => {
  const {
    pageNo,
    pageSize,
    orderType,
    windowDays = WITHOUT_END,
    transactionType,
    orderStatus = '',
    keyword = '',
  } = input;
  const filter = filterOf(orderType);
  const empty = { pageNo, pageSize, total: 0, list: [] };
  if (!filter) return empty;
  const statuses = STATUSES[orderStatus];
  const query = {
    userId: ctx.session.memberId,
    ...filter,
    ...(transactionType && { bizTypes: [transactionType === 8 ? BUSINESS_TYPES.sell : BUSINESS_TYPES.buy] }),
    ...(statuses && { statuses }),
    ...(windowDays !== WITHOUT_END && { from: ctx.clock.now() - windowDays * DAY }),
  };
  if (keyword.trim() !== '') {
    const found = await search(ctx, query, keyword.trim().toLowerCase());
    return { pageNo, pageSize, total: found.length, list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
  }
  const { total, list } = await ctx.ledger.bills({ ...query, pageNo, pageSize });
  return { pageNo, pageSize, total, list: await viewBills(ctx.db, ctx.ledger, list) };
};

/** Compares what the person sees, so it can only find what they could read. */
async function search(
  { db, ledger }: MemberContext,
  query: Omit<BillQuery, 'pageNo' | 'pageSize'>,
  keyword: string,
): Promise<BillView[]> {
  const found: BillView[] = [];
  for (let pageNo = 1; pageNo * CHUNK <= SEARCHED; pageNo++) {
    const { total, list } = await ledger.bills({ ...query, pageNo, pageSize: CHUNK });
    const views = await viewBills(db, ledger, list);
    found.push(...views.filter((bill) => textOf(bill).includes(keyword)));
    if (pageNo * CHUNK >= total) break;
  }
  return found;
}

function textOf({ billNo, remark, amount, currency, counterparty }: BillView): string {
  return [billNo, remark, amount, currency, counterparty?.nickMasked, counterparty?.userNoMasked]
    .join('\n')
    .toLowerCase();
}
