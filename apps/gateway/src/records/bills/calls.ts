import { fromMinorUnits } from '@ezwallet/validators';
import {
  type BillWindow,
  BUSINESS_TYPES,
  type contract,
  type Posting as PostingView,
} from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { readScales } from '../../assets/amounts.ts';
import type { Handler, JoinedHandler } from '../../call/CallContext.ts';
import { chainMoveOf } from '../../money/deposits/deposit-bills.ts';
import { together } from '../../db/index.ts';
import { type BillStatus, createLedger, type Posting } from '../../ledger/index.ts';
import { findByBillNo, viewWithdrawal } from '../../money/withdrawals/Withdrawal.ts';
import { filterOf, findCounterparties, type SearchedNames, searchedNames, viewBill } from './bill-view.ts';
import { groupOf, readBill, readBills } from './read-bills.ts';
import { readReceipt, sealReceipt } from './receipts.ts';

const DAY = 24 * 60 * 60 * 1000;
const WITHOUT_END = 9999 satisfies BillWindow;

const STATUSES: Readonly<Record<'' | 1 | 2 | 3, readonly BillStatus[] | undefined>> = {
  '': undefined,
  1: [2],
  2: [0],
  3: [-1],
};

const DIRECTIONS = { in: 'RECV', out: 'SEND' } as const;

export const pageQueryV2: JoinedHandler<typeof contract.order.pageQueryV2, SearchedNames> = {
  read: ({ keyword = '' }, caller) => (keyword.trim() === '' ? undefined : searchedNames(caller, keyword.trim())),

  async answer(input, { db, ledger, session, clock }, row) {
    const { pageNo, pageSize, orderType, transactionType, orderStatus = '' } = input;
    const { currency, windowDays = WITHOUT_END, keyword = '', hidden = false } = input;
    const filter = filterOf(orderType);
    const direction = input.direction && DIRECTIONS[input.direction];
    const isContrary = direction !== undefined && filter?.direction !== undefined && filter.direction !== direction;
    if (!filter || isContrary) return { pageNo, pageSize, total: 0, list: [] };
    const statuses = STATUSES[orderStatus];
    const text = keyword.trim();
    const { total, list } = await readBills(db, {
      userId: session.memberId,
      ...filter,
      ...(direction && { direction }),
      ...(transactionType && { bizTypes: [transactionType === 8 ? BUSINESS_TYPES.sell : BUSINESS_TYPES.buy] }),
      ...(currency !== undefined && { asset: currency }),
      ...(statuses && { statuses }),
      ...(windowDays !== WITHOUT_END && { from: clock.now() - windowDays * DAY }),
      ...(row && { search: { text, counterparties: findCounterparties(row.people, text), billNos: row.billNos } }),
      hidden,
      pageNo,
      pageSize,
    });
    const scaleOf = await readScales(ledger);
    return { pageNo, pageSize, total, list: list.map((bill) => viewBill(bill, scaleOf)) };
  },
};

export const detail: Handler<typeof contract.order.detail> = async ({ billNo }, { db, ledger, session }) => {
  const { memberId } = session;
  const [bill, postings, withdrawal, deposit] = await together(db, (asked) => [
    readBill(asked, memberId, billNo),
    createLedger(asked).postings(groupOf(memberId, billNo)),
    findByBillNo(asked, billNo),
    chainMoveOf(asked, memberId, billNo),
  ]);
  // Another member's bill and one that does not exist get the same answer.
  if (!bill) throw new ApiFailure('ORDER_NOT_FOUND');
  const scaleOf = await readScales(ledger);
  const chain = withdrawal ? viewWithdrawal(withdrawal) : deposit;
  return {
    ...viewBill(bill, scaleOf),
    ...(chain && { chain }),
    postings: ownLegs(postings, memberId).map((posting) => viewPosting(posting, memberId, scaleOf(posting.asset))),
  };
};

/** The movements of the member's own money: what else belongs to the trade is the other side's. */
function ownLegs(postings: readonly Posting[], memberId: bigint): readonly Posting[] {
  const own = new Set(postings.flatMap((posting) => (isOf(posting, memberId) ? [posting.leg] : [])));
  return postings.filter(({ leg }) => own.has(leg));
}

const isOf = ({ ownerKind, ownerId }: Posting, memberId: bigint): boolean =>
  ownerKind === 'user' && ownerId === memberId;

const SYSTEM_ACCOUNTS: Readonly<Record<string, PostingView['account']>> = {
  fee: 'fee',
  promo: 'promotion',
  budget: 'promotion',
};

function viewPosting(posting: Posting, memberId: bigint, scale: number): PostingView {
  const isMine = isOf(posting, memberId);
  return {
    account: isMine
      ? 'mine'
      : posting.ownerKind === 'user'
        ? 'theirs'
        : (SYSTEM_ACCOUNTS[posting.accountKind] ?? 'network'),
    amount: fromMinorUnits(posting.amount, scale),
    // Never show the balances of others.
    balanceAfter: isMine && posting.balanceAfter !== null ? fromMinorUnits(posting.balanceAfter, scale) : null,
    at: posting.createdAt,
  };
}

export const getPaymentReceipt: Handler<typeof contract.order.getPaymentReceipt> = async ({ billNo }, ctx) => {
  const { clock, config, session } = ctx;
  const { bill, receipt } = await readReceipt(ctx, session.memberId, billNo);
  if (!bill) throw new ApiFailure('ORDER_NOT_FOUND');
  if (!receipt) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const issuedAt = clock.now();
  return { ...receipt, issuedAt, seal: sealReceipt(config, receipt, issuedAt) };
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

export const restoreLucky: Handler<typeof contract.order.restoreLucky> = async ({ billNos }, { ledger, session }) => ({
  restored: [...(await ledger.showBills(session.memberId, billNos))],
});
