import type { PayMethodId } from '@ezwallet/api-client/contract';
import { portionOf } from '@ezwallet/validators';
import { today } from '../call/time.ts';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { BIZ_TYPES } from '../ledger/index.ts';
import { BONUS_NOTES, payFromPromotion } from './bonuses.ts';
import { WHOLE } from './places.ts';

/** A purchase, in millionths of a USDT. */
interface Purchase {
  readonly payMethodId: PayMethodId;
  readonly amount: bigint;
  /** What the pay method may still give today. */
  readonly left: bigint;
  /** Whether the voucher of the purchase allows a bonus beside it; undefined without a voucher. */
  readonly isStackable: boolean | undefined;
}

/** Calculates what a pay method gives on top of a purchase, in millionths of a USDT, rounded down. */
export function methodBonus(policy: Policy, { payMethodId, amount, left, isStackable = true }: Purchase): bigint {
  if (!isStackable || !hasMethodBonus(policy, payMethodId)) return 0n;
  const full = portionOf(amount, policy.payMethodBonus.rate, WHOLE, 'down');
  return full < left ? full : left;
}

/** Whether purchases by a pay method bring a bonus. */
export function hasMethodBonus({ payMethodBonus }: Policy, payMethodId: PayMethodId): boolean {
  return payMethodBonus.payMethodIds.includes(payMethodId);
}

/** Reads what pay methods may still give a member today, in millionths of a USDT. */
export async function methodBonusLeft(db: Db, policy: Policy, memberId: bigint): Promise<bigint> {
  const row = await db.maybe<{ used: bigint }>(sql`
    select used from method_bonus_day where member_id = ${memberId} and day = ${today(policy)}`);
  const left = policy.payMethodBonus.dailyCap - (row?.used ?? 0n);
  return left > 0n ? left : 0n;
}

/** A purchase that has just been ordered. */
interface OrderedPurchase {
  readonly memberId: bigint;
  readonly billNo: string;
  readonly payMethodId: PayMethodId;
  /** Its value in millionths of a USDT. */
  readonly amountUsdt: bigint;
  /** The voucher that is locked for it, if any. */
  readonly voucher?: { readonly stackable: boolean } | undefined;
}

/**
 * Promises the buyer the pay method's bonus, in the transaction that makes the order. The bonus counts against the cap
 * of the day from now on, so that an order gives what it shows. `creditMethodBonus` or `dropMethodBonus` settles it.
 * @returns the bonus in millionths of a USDT; 0 where there is none
 */
export async function planMethodBonus(tx: Db, policy: Policy, purchase: OrderedPurchase): Promise<bigint> {
  const { memberId, billNo, payMethodId, amountUsdt, voucher } = purchase;
  if (!hasMethodBonus(policy, payMethodId)) return 0n;
  // Lock the day, so that two orders at once share the cap.
  await tx.query(sql`
    insert into method_bonus_day as d (member_id, day, used) values (${memberId}, ${today(policy)}, 0)
    on conflict (member_id, day) do update set used = d.used`);
  const left = await methodBonusLeft(tx, policy, memberId);
  const amount = methodBonus(policy, { payMethodId, amount: amountUsdt, left, isStackable: voucher?.stackable });
  if (amount === 0n) return 0n;
  const { tag, activityCode } = policy.payMethodBonus;
  await tx.query(sql`
    update method_bonus_day set used = used + ${amount}::bigint
    where member_id = ${memberId} and day = ${today(policy)}`);
  await tx.query(sql`
    insert into bonus (member_id, source, name, activity_code, amount, bill_no, state, day)
    values (${memberId}, 'payMethod', ${tag}, ${activityCode}, ${amount}, ${billNo}, 'PLANNED', ${today(policy)})`);
  return amount;
}

interface Planned {
  id: bigint;
  memberId: bigint;
  amount: bigint;
}

/**
 * Credits the pay method's bonus that an order promised, if any, when the order is completed. Safe to repeat.
 * @returns the credited amount, in millionths of a USDT
 * @throws {ApiFailure} with the ledger's code while money is stopped
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

/** Drops the pay method's bonus that an order promised, when the order failed. Safe to repeat. */
export async function dropMethodBonus(tx: Db, billNo: string): Promise<void> {
  await tx.query(sql`
    with dropped as (
      update bonus set state = 'DROPPED', settled_at = app_now()
      where bill_no = ${billNo} and source = 'payMethod' and state = 'PLANNED'
      returning member_id, day, amount
    )
    update method_bonus_day d set used = d.used - dropped.amount
    from dropped where d.member_id = dropped.member_id and d.day = dropped.day`);
}
