import { randomBytes } from 'node:crypto';
import { type Db, type Sql, sql } from '../db/index.ts';
import type { VoucherTerms } from './Voucher.ts';

/** A voucher to be given to a member; times as SQL on the database's clock. */
export interface NewVoucher extends VoucherTerms {
  readonly memberId: bigint;
  /** Where it comes from: a `VoucherSource`, or in the words of the one who gives it. */
  readonly source: string;
  /** What its figures do not tell, in words. */
  readonly terms: string;
  /** One that began in the past counts as received then. */
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
