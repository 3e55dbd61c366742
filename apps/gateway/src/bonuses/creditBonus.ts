import type { BillNote, BONUS_SOURCES } from '@ezwallet/api-client/contract';
import { type Db, sql } from '../db/index.ts';
import { payFromPromotion } from './payFromPromotion.ts';

export type BonusSource = (typeof BONUS_SOURCES)[number];

/** A bonus that is due; its amount in millionths of a USDT. */
export interface Bonus {
  readonly memberId: bigint;
  readonly source: BonusSource;
  /** As the one who gives it calls it; empty where its source tells enough. */
  readonly name: string;
  readonly amount: bigint;
  /** The order that it belongs to; with it one bonus of each source. */
  readonly billNo: string;
  readonly bizType: number;
  readonly activityCode?: string;
}

/** What the bills of bonuses say that they are for. */
export const BONUS_NOTES = {
  voucher: 'VOUCHER',
  payMethod: 'PAY_METHOD',
  invitation: 'INVITATION',
  activity: 'ACTIVITY',
} as const satisfies Record<BonusSource, BillNote>;

/**
 * Credits a bonus from the promotion account, in the transaction that earns it.
 * @throws {ApiFailure} with the ledger's code when money stands still
 */
export async function creditBonus(tx: Db, bonus: Bonus): Promise<void> {
  const { memberId, source, name, amount, billNo, activityCode = null } = bonus;
  const key = `bonus:${source}:${billNo}`;
  const creditBill = await payFromPromotion(tx, { ...bonus, key, note: BONUS_NOTES[source] });
  await tx.query(sql`
    insert into bonus (member_id, source, name, activity_code, amount, bill_no, state, settled_at, credit_bill)
    values (${memberId}, ${source}, ${name}, ${activityCode}, ${amount}, ${billNo}, 'CREDITED', app_now(),
      ${creditBill})`);
}
