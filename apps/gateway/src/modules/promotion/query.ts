import { type contract, VOUCHER_USES } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { slicePage } from '../../app/slicePage.ts';
import { useOf } from '../../vouchers/appraiseVoucher.ts';
import { markSeen } from '../../vouchers/new-vouchers.ts';
import { listVouchers } from '../../vouchers/read-vouchers.ts';
import { receivedStatusOf } from '../../vouchers/receivedStatusOf.ts';
import { viewVoucher } from '../../vouchers/viewVoucher.ts';

export const query: Handler<typeof contract.promotion.query> = async (input, { db, session }) => {
  const { receivedStatus, queryType } = input;
  const vouchers = (await listVouchers(db, session.memberId)).filter(
    ({ status, kind }) =>
      (receivedStatus === undefined || receivedStatusOf(status) === receivedStatus) &&
      (queryType === undefined || VOUCHER_USES[useOf(kind)] === queryType),
  );
  const page = slicePage(vouchers, input);
  await markSeen(
    db,
    session.memberId,
    page.list.filter(({ isNew }) => isNew).map(({ id }) => id),
  );
  return { ...page, list: page.list.map(viewVoucher) };
};
