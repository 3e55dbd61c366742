import {
  type BillWindow,
  BUSINESS_TYPES,
  type contract,
  type Posting as PostingView,
} from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { slicePage } from '../call/slicePage.ts';
import { chainMoveOf } from '../deposits/deposit-bills.ts';
import { type BillStatus, BIZ_TYPES, formatMoney, type Posting } from '../ledger/index.ts';
import { findByBillNo, viewWithdrawal } from '../withdrawals/Withdrawal.ts';
import { filterOf, findCounterparties, viewBills } from './bill-view.ts';
import { readReceipt, sealReceipt } from './receipts.ts';

/** No call of this gateway makes a trade, so nobody has one. */
export const pageQuery: Handler<typeof contract.order.pageQuery> = async (input) => slicePage([], input);

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

/** No call of this gateway makes a trade, so none is underway. */
export const quickOrderQuery: Handler<typeof contract.order.quickOrderQuery> = async (input) => ({
  ...slicePage([], input),
  cashOut: 0,
  cashIn: 0,
});

export const detail: Handler<typeof contract.order.detail> = async ({ billNo }, { db, ledger, session }) => {
  const bill = await ledger.bill(session.memberId, billNo);
  // Another member's bill and one that never was get the same answer.
  if (!bill) throw new ApiFailure('ORDER_NOT_FOUND');
  const [view] = await viewBills(db, ledger, [bill]);
  if (!view) throw new ApiFailure('ORDER_NOT_FOUND');
  const scales = new Map((await ledger.assets()).map(({ id, scale }) => [id, scale]));
  const postings = bill.groupId === null ? [] : await ledger.postings(bill.groupId);
  const withdrawal = bill.bizType === BIZ_TYPES.payOut ? await findByBillNo(db, billNo) : undefined;
  const chain = withdrawal ? viewWithdrawal(withdrawal) : await chainMoveOf(db, session.memberId, billNo);
  return {
    ...view,
    ...(chain && { chain }),
    postings: postings.map((posting) => viewPosting(posting, session.memberId, scales.get(posting.asset) ?? 0)),
  };
};

const SYSTEM_ACCOUNTS: Readonly<Record<string, PostingView['account']>> = { fee: 'fee', promo: 'promotion' };

function viewPosting(posting: Posting, memberId: bigint, scale: number): PostingView {
  const isMine = posting.ownerKind === 'user' && posting.ownerId === memberId;
  return {
    account: isMine
      ? 'mine'
      : posting.ownerKind === 'user'
        ? 'theirs'
        : (SYSTEM_ACCOUNTS[posting.accountKind] ?? 'network'),
    amount: formatMoney(posting.amount, scale),
    // What others have is nobody's business.
    balanceAfter: isMine && posting.balanceAfter !== null ? formatMoney(posting.balanceAfter, scale) : null,
    at: posting.createdAt,
  };
}

export const getPaymentReceipt: Handler<typeof contract.order.getPaymentReceipt> = async ({ billNo }, ctx) => {
  const { db, ledger, clock, config, session } = ctx;
  const bill = await ledger.bill(session.memberId, billNo);
  if (!bill) throw new ApiFailure('ORDER_NOT_FOUND');
  const receipt = await readReceipt(db, ledger, bill);
  if (!receipt) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const issuedAt = clock.now();
  return { ...receipt, payment: null, issuedAt, seal: sealReceipt(config, receipt, issuedAt) };
};

export const deleteLucky: Handler<typeof contract.order.deleteLucky> = async ({ billNo }, { ledger, session }) => {
  const { memberId } = session;
  const hidden = await ledger.hideBills(memberId, [billNo]);
  if (hidden.length > 0) return true;
  const bill = await ledger.bill(memberId, billNo, { withHidden: true });
  if (!bill) throw new ApiFailure('ORDER_NOT_FOUND');
  throw new ApiFailure(bill.status === 0 ? 'CONDITION_NOT_FULLFILL' : 'RECORD_ALREADY_DELETED');
};

export const deleteLuckyV2: Handler<typeof contract.order.deleteLuckyV2> = async ({ billNos }, { ledger, session }) => {
  await ledger.hideBills(session.memberId, billNos);
  const hidden = new Set(await ledger.hiddenBills(session.memberId, billNos));
  return { deleted: [...new Set(billNos)].filter((billNo) => hidden.has(billNo)) };
};
