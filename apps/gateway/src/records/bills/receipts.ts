import type { Bill as BillView } from '@ezwallet/api-client/contract';
import { maskUserNumber } from '@ezwallet/validators';
import type { Config } from '../../config/index.ts';
import { readScales } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import { type Db, sql, together } from '../../db/index.ts';
import { createLedger } from '../../ledger/index.ts';
import { getMember } from '../../people/members/members.ts';
import { shownName } from '../../people/members/shownName.ts';
import { isSameDigest, pepperedHashes } from '../../secrets/digest.ts';
import { type FiatPayment, paidBonus, viewFiatPayment } from '../../trade/trades/fiat-payment.ts';
import { findTrade } from '../../trade/trades/Trade.ts';
import { viewBill } from './bill-view.ts';
import { groupOf, type NamedBill, readBill } from './read-bills.ts';

type Side = BillView['counterparty'];

/** What a receipt says; times in epoch milliseconds. A side that is a network is null. */
interface Receipt extends Omit<BillView, 'contactName' | 'hidden'> {
  readonly payer: Side;
  readonly payee: Side;
  readonly txid: string | null;
  readonly completedAt: number;
  /** How the trade was paid; null for a bill of no trade. */
  readonly payment: FiatPayment | null;
}

/** Twelve characters that nobody can guess: staff compare them by eye. */
const BYTES = 9;

/**
 * The seal of a receipt with its time of issue. It leaves out what a member may change later, such as a nickname, so
 * that an old receipt stays valid.
 */
export function sealReceipt(config: Config, receipt: Receipt, issuedAt: number): string {
  const [present] = sealsOf(config, receipt, issuedAt);
  return present;
}

/** Whether a seal is the one of a receipt, under any pepper that the house has had. */
export const isSealOf = (config: Config, receipt: Receipt, issuedAt: number, seal: string): boolean =>
  sealsOf(config, receipt, issuedAt).some((own) => isSameDigest(Buffer.from(own), Buffer.from(seal)));

function sealsOf({ secrets }: Config, receipt: Receipt, issuedAt: number): readonly [string, ...string[]] {
  const { billNo, businessType, currency, amount, fee, status, payer, payee, txid, completedAt, createdAt, payment } =
    receipt;
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
    ...(payment ? [payment] : []),
  ]);
  const [present, ...earlier] = pepperedHashes(secrets, 'receipt', sealed);
  return [cut(present), ...earlier.map(cut)];
}

const cut = (digest: Buffer): string => digest.subarray(0, BYTES).toString('base64url');

/** A member's bill, and what its receipt says as soon as the bill is completed. */
interface ReceiptRead {
  readonly bill: NamedBill | undefined;
  readonly receipt: Receipt | undefined;
}

/** Reads a bill with everything that its receipt says. */
export async function readReceipt(
  { db, ledger, config }: Pick<Services, 'db' | 'ledger' | 'config'>,
  memberId: bigint,
  billNo: string,
): Promise<ReceiptRead> {
  const scaleOf = await readScales(ledger);
  const [bill, [posting], { nickName, userNo }, txid, trade, bonus] = await together(db, (asked) => [
    readBill(asked, memberId, billNo),
    createLedger(asked).postings(groupOf(memberId, billNo)),
    getMember(asked, memberId),
    findTxid(asked, billNo),
    findTrade(asked, memberId, billNo),
    paidBonus(asked, memberId, billNo),
  ]);
  if (!bill || !posting) return { bill, receipt: undefined };
  // Others read the receipt: what only its owner calls somebody stays with them.
  const view = viewBill({ ...bill, contactName: null, hidden: false }, scaleOf);
  const owner = { nickMasked: shownName({ nickName, userNo }), userNoMasked: maskUserNumber(userNo) };
  const [payer, payee] = bill.direction === 'SEND' ? [owner, view.counterparty] : [view.counterparty, owner];
  const payment = await viewFiatPayment({ config, ledger }, trade, bonus);
  return { bill, receipt: { ...view, payer, payee, txid, completedAt: posting.createdAt, payment } };
}

async function findTxid(db: Db, billNo: string): Promise<string | null> {
  const row = await db.maybe<{ txid: string | null }>(sql`
    select txid from deposit where bill_no = ${billNo}
    union all
    select txid from withdrawal where bill_no = ${billNo}`);
  return row?.txid ?? null;
}
