import type { ActivityKind } from '@ezwallet/api-client/contract';
import { type Db, type Sql, sql } from '../../db/index.ts';
import type { VoucherTerms } from '../vouchers/Voucher.ts';

/** A voucher as reward: what each promises, and how many days it is good for. */
export interface RewardVoucher extends Omit<VoucherTerms, 'name'> {
  readonly days: number;
}

/** A new activity; amounts in millionths of a USDT, times as SQL on the database's clock. */
export interface NewActivity {
  readonly code: string;
  readonly kind: ActivityKind;
  /** As members read it, whatever the language; empty where the app words it. */
  readonly name: string;
  readonly startsAt: Sql;
  readonly endsAt: Sql;
  readonly goal: number;
  readonly minAmount: bigint;
  /** With a voucher, the most that each of them brings. */
  readonly reward: bigint;
  /** The reward is a voucher instead of an amount; not of an invitation. */
  readonly voucher?: RewardVoucher;
  readonly budget: bigint;
  /** Null for as many as the budget has. */
  readonly perMember: number | null;
}

/** Opens an activity, and fills its budget from the money of the house. @returns its id; undefined if the code is taken */
export async function openActivity(tx: Db, activity: NewActivity): Promise<bigint | undefined> {
  const { code, kind, name, startsAt, endsAt, goal, minAmount, reward, budget, perMember } = activity;
  const row = await tx.maybe<{ id: bigint }>(sql`
    insert into activity (code, kind, name, starts_at, ends_at, goal, min_amount, reward, budget, per_member)
    values (${code}, ${kind}, ${name}, ${startsAt}, ${endsAt}, ${goal}, ${minAmount}, ${reward}, ${budget}, ${perMember})
    on conflict do nothing returning id`);
  if (!row) return undefined;
  const { voucher } = activity;
  if (voucher)
    await tx.query(sql`
      insert into activity_voucher (activity_id, kind, rate, value, min_amount, max_bonus, pay_method_ids, stackable, days)
      values (${row.id}, ${voucher.kind}, ${voucher.rate}, ${voucher.value}, ${voucher.minAmount}, ${voucher.maxBonus},
        ${voucher.payMethodIds}::smallint[], ${voucher.stackable}, ${voucher.days})`);
  await tx.query(sql`select fund_budget(${row.id}, ${budget})`);
  return row.id;
}

/** Ends an activity now, and returns to the house what its budget has not promised. @returns that amount; undefined for no such activity */
export async function endActivity(tx: Db, code: string): Promise<bigint | undefined> {
  const row = await tx.maybe<{ id: bigint; left: bigint }>(sql`
    update activity set ends_at = least(ends_at, greatest(app_now(), starts_at + interval '1 millisecond'))
    where code = ${code} returning id, budget_left(id) as left`);
  if (row) await tx.query(sql`select fund_budget(${row.id}, ${-row.left})`);
  return row?.left;
}
