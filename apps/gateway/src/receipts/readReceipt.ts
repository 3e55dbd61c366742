import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import { type Db, sql } from '../db/index.ts';
import { getMember } from '../identity/members.ts';
import type { Bill, Ledger } from '../ledger/index.ts';
import { viewBills } from '../modules/order/bill-view.ts';
import type { Receipt } from './Receipt.ts';

/** What a receipt of a member's bill says; undefined as long as the bill is not completed. */
export async function readReceipt(db: Db, ledger: Ledger, bill: Bill): Promise<Receipt | undefined> {
  const [view] = await viewBills(db, ledger, [bill]);
  const [posting] = bill.groupId === null ? [] : await ledger.postings(bill.groupId);
  if (!view || !posting) return undefined;
  const { nickName, userNo } = await getMember(db, bill.userId);
  const owner = { nickMasked: maskNickname(nickName), userNoMasked: maskUserNumber(userNo) };
  const [payer, payee] = bill.direction === 'SEND' ? [owner, view.counterparty] : [view.counterparty, owner];
  return { ...view, payer, payee, txid: await findTxid(db, bill.billNo), completedAt: posting.createdAt };
}

async function findTxid(db: Db, billNo: string): Promise<string | null> {
  const row = await db.maybe<{ txid: string | null }>(sql`
    select txid from deposit where bill_no = ${billNo}
    union all
    select txid from withdrawal where bill_no = ${billNo}`);
  return row?.txid ?? null;
}
