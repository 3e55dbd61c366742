import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { countNewVouchers } from '../../vouchers/new-vouchers.ts';

export const queryForNotify: Handler<typeof contract.promotion.queryForNotify> = async (_input, { db, session }) => ({
  newPromoNum: await countNewVouchers(db, session.memberId),
});
