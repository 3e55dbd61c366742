import { randomBytes } from 'node:crypto';
import { type Db, type Sql, sql } from '../../db/index.ts';
import type { VoucherTerms } from './Voucher.ts';

/** A new voucher for a member. Times are SQL on the database's clock. */
export interface NewVoucher extends VoucherTerms {
  readonly memberId: bigint;
  /** Where it comes from: a `VoucherSource`, or the giver's own words. */
  readonly source: string;
  /** Conditions that the numbers do not show, in words. */
  readonly terms: string;
  /** A start in the past also counts as the time of receipt. */
  readonly startsAt: Sql;
  readonly endsAt: Sql;
}

const ID_BYTES = 9;

/** Gives a member a voucher. @returns its id, which nobody can guess */
export async function grantVoucher(db: Db, voucher: NewVoucher): Promise<string> {
  const id = `vc_${randomBytes(ID_BYTES).toString('base64url')}`;
  const { memberId, kind, name, source, terms, rate, value, minAmount, maxBonus, payMethodIds, stackable } = voucher;
  await db.query(sql`
    insert into voucher (id, member_id, kind, name, source, terms, rate, value, min_amount, max_bonus, pay_method_ids,
      stackable, starts_at, ends_at, received_at)
    values (${id}, ${memberId}, ${kind}, ${name}, ${source}, ${terms}, ${rate}, ${value}, ${minAmount}, ${maxBonus},
      ${payMethodIds}::smallint[], ${stackable}, ${voucher.startsAt}, ${voucher.endsAt},
      least(app_now(), ${voucher.startsAt}))`);
  return id;
}
