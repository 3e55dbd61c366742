import type { Bill as BillView } from '@ezwallet/api-client/contract';
import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import type { Config } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import type { Bill, Ledger } from '../ledger/index.ts';
import { getMember } from '../members/members.ts';
import { pepperedHash } from '../secrets/digest.ts';
import { viewBills } from './bill-view.ts';

type Side = BillView['counterparty'];

/** What a receipt says; times in epoch milliseconds. A side that is a network is null. */
interface Receipt extends BillView {
  readonly payer: Side;
  readonly payee: Side;
  readonly txid: string | null;
  readonly completedAt: number;
}

/** Twelve characters that nobody can guess: staff compare them by eye. */
const BYTES = 9;

/**
 * The seal of a receipt that is issued at a time. Left out is what a person may change later, such as a nickname, so
 * that an old receipt stays true.
 */
export function sealReceipt({ secrets }: Config, receipt: Receipt, issuedAt: number): string {
  const { billNo, businessType, currency, amount, fee, status, payer, payee, txid, completedAt, createdAt } = receipt;
  const sealed = JSON.stringify([
    billNo,
    businessType,
    currency,
    amount,
    fee,
    status,
    payer?.userNoMasked ?? null,
    payee?.userNoMasked ?? null,
    txid,
    createdAt,
    completedAt,
    issuedAt,
  ]);
  return pepperedHash(secrets.pepper, 'receipt', sealed).subarray(0, BYTES).toString('base64url');
}

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
