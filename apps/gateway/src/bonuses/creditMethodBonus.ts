import { type Db, sql } from '../db/index.ts';
import { BIZ_TYPES } from '../ledger/index.ts';
import { BONUS_NOTES } from './creditBonus.ts';
import { payFromPromotion } from './payFromPromotion.ts';

interface Planned {
  id: bigint;
  memberId: bigint;
  amount: bigint;
}

/**
 * Credits the pay method's bonus that was promised with an order, if any, when the order is completed. Safe to repeat.
 * @returns what was credited, in millionths of a USDT
 * @throws {ApiFailure} with the ledger's code when money stands still
 */
export async function creditMethodBonus(tx: Db, billNo: string): Promise<bigint> {
  const planned = await tx.maybe<Planned>(sql`
    select id, member_id as "memberId", amount from bonus
    where bill_no = ${billNo} and source = 'payMethod' and state = 'PLANNED' for no key update`);
  if (!planned) return 0n;
  const creditBill = await payFromPromotion(tx, {
    ...planned,
    key: `bonus:payMethod:${billNo}`,
    bizType: BIZ_TYPES.buy,
    note: BONUS_NOTES.payMethod,
  });
  await tx.query(sql`
    update bonus set state = 'CREDITED', settled_at = app_now(), credit_bill = ${creditBill} where id = ${planned.id}`);
  return planned.amount;
}
