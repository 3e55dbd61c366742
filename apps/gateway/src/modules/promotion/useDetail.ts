import type { contract, VOUCHER_OUTCOMES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { USDT_PLACES } from '../../bonuses/places.ts';
import { sql } from '../../db/index.ts';
import { formatMoney } from '../../ledger/index.ts';
import { findVoucherOfBill } from '../../vouchers/read-vouchers.ts';
import { viewVoucher } from '../../vouchers/viewVoucher.ts';

interface Use {
  bonus: bigint;
  outcome: (typeof VOUCHER_OUTCOMES)[number];
  at: number;
}

export const useDetail: Handler<typeof contract.promotion.useDetail> = async ({ billNo }, { db, ledger, session }) => {
  const use = await db.maybe<Use>(sql`
    select bonus, outcome, coalesce(settled_at, locked_at) as at from voucher_use
    where bill_no = ${billNo} and member_id = ${session.memberId}`);
  const voucher = use && (await findVoucherOfBill(db, session.memberId, billNo));
  if (!use || !voucher) {
    const bill = await ledger.bill(session.memberId, billNo);
    throw new ApiFailure(bill ? 'NO_THIS_TICKET' : 'ORDER_NOT_FOUND');
  }
  const { bonus, outcome, at } = use;
  return { billNo, voucher: viewVoucher(voucher), bonus: formatMoney(bonus, USDT_PLACES), outcome, at };
};
