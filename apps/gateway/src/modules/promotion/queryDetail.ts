import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { findVoucher } from '../../vouchers/read-vouchers.ts';
import { viewVoucher } from '../../vouchers/viewVoucher.ts';

export const queryDetail: Handler<typeof contract.promotion.queryDetail> = async ({ voucherId }, { db, session }) => {
  const voucher = await findVoucher(db, session.memberId, voucherId);
  if (!voucher) throw new ApiFailure('NO_THIS_TICKET');
  const { source, terms, receivedAt, billNo, usedAt } = voucher;
  return { ...viewVoucher(voucher), source, terms, receivedAt, billNo, usedAt };
};
