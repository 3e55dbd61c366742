import type { BillNote, BONUS_SOURCES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { type Db, sql } from '../../db/index.ts';
import { createLedger } from '../../ledger/index.ts';
import { bonusProcess } from './process.ts';

export type BonusSource = (typeof BONUS_SOURCES)[number];

/** A bonus that is due; the amount in millionths of a USDT. */
interface Bonus {
  readonly memberId: bigint;
  readonly source: BonusSource;
  /** The giver's name for it; empty where the source is enough. */
  readonly name: string;
  readonly amount: bigint;
  /** The order that it belongs to. An order has at most one bonus of each source. */
  readonly billNo: string;
  readonly bizType: number;
  readonly activityCode?: string;
}

/** The note on the bill of a bonus, by its source. */
const BONUS_NOTES = {
  voucher: 'VOUCHER',
  payMethod: 'PAY_METHOD',
  invitation: 'INVITATION',
  activity: 'ACTIVITY',
} as const satisfies Record<BonusSource, BillNote>;

/**
 * Credits a bonus from the promotion account, in the transaction that earns it.
 * @throws {ApiFailure} with the ledger's code while money is stopped
 */
export async function creditBonus(tx: Db, bonus: Bonus): Promise<void> {
  const { memberId, source, name, amount, billNo, activityCode = null } = bonus;
  const key = `bonus:${source}:${billNo}`;
  const creditBill = await payFromPromotion(tx, { ...bonus, key, note: BONUS_NOTES[source] });
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into bonus (member_id, source, name, activity_code, amount, bill_no, credit_bill)
    values (${memberId}, ${source}, ${name}, ${activityCode}, ${amount}, ${billNo}, ${creditBill}) returning id`);
  await bonusProcess.begin(tx, id, 'give', { by: 'platform' });
}

/** USDT that the house gives, in millionths. */
interface Gift {
  /** One key pays once. */
  readonly key: string;
  readonly memberId: bigint;
  readonly amount: bigint;
  readonly bizType: number;
  /** The note on the receiver's bill. */
  readonly note: BillNote;
}

/**
 * Pays out of the promotion account.
 * @returns the number of the receiver's bill
 * @throws {ApiFailure} with the ledger's code while money is stopped
 */
async function payFromPromotion(tx: Db, { key, memberId, amount, bizType, note }: Gift): Promise<string> {
  const result = await createLedger(tx).credit({
    actor: 0n,
    key,
    source: 'promo',
    to: memberId,
    asset: 'USDT',
    amount,
    bizType,
    remark: note,
  });
  if (!result.ok) throw new ApiFailure(result.code);
  return result.billNo;
}
