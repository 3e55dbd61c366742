import type { PayMethodId } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { today } from '../limits/today.ts';
import { hasMethodBonus, methodBonus } from './methodBonus.ts';
import { methodBonusLeft } from './methodBonusLeft.ts';

/** A purchase that has just been ordered. */
export interface OrderedPurchase {
  readonly memberId: bigint;
  readonly billNo: string;
  readonly payMethodId: PayMethodId;
  /** Its worth in millionths of a USDT. */
  readonly amountUsdt: bigint;
  /** The voucher that was locked for it, if any. */
  readonly voucher?: { readonly stackable: boolean } | undefined;
}

/**
 * Promises the buyer the pay method's bonus, in the transaction that makes the order. It counts against the day's cap
 * from now on, so that what an order shows is what it gives; `creditMethodBonus` or `dropMethodBonus` settles it.
 * @returns the bonus in millionths of a USDT; 0 where there is none
 */
export async function planMethodBonus(tx: Db, policy: Policy, purchase: OrderedPurchase): Promise<bigint> {
  const { memberId, billNo, payMethodId, amountUsdt, voucher } = purchase;
  if (!hasMethodBonus(policy, payMethodId)) return 0n;
  // Locks the day, so that two orders at once share the cap.
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
