import type { contract, Posting as PostingView } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { BIZ_TYPES, formatMoney, type Posting } from '../../ledger/index.ts';
import { viewWithdrawal } from '../../withdrawal/viewWithdrawal.ts';
import { findByBillNo } from '../../withdrawal/withdrawals.ts';
import { chainMoveOf } from '../recharge/chainMoveOf.ts';
import { viewBills } from './bill-view.ts';

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
