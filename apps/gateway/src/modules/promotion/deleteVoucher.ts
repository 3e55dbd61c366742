import { type contract, VOUCHER_STATUS } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { findVoucher } from '../../vouchers/read-vouchers.ts';
import type { VoucherStatus } from '../../vouchers/Voucher.ts';

const DELETABLE: ReadonlySet<VoucherStatus> = new Set([VOUCHER_STATUS.used, VOUCHER_STATUS.expired]);

/** Neither state ever ends, so nothing can lock the voucher between the look and the deletion. */
export const deleteVoucher: Handler<typeof contract.promotion.deleteVoucher> = async ({ voucherId }, ctx) => {
  const { db, session } = ctx;
  const voucher = await findVoucher(db, session.memberId, voucherId);
  if (!voucher) {
    const isDeleted = await db.maybe(sql`
      select 1 from voucher where id = ${voucherId} and member_id = ${session.memberId}`);
    throw new ApiFailure(isDeleted ? 'RECORD_ALREADY_DELETED' : 'NO_THIS_TICKET');
  }
  if (!DELETABLE.has(voucher.status)) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await db.query(sql`
    update voucher set deleted_at = app_now() where id = ${voucherId} and deleted_at is null`);
  return true;
};
