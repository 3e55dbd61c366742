import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { slicePage } from '../../app/slicePage.ts';
import { USDT_PLACES } from '../../bonuses/places.ts';
import { formatMoney } from '../../ledger/index.ts';
import { viewVoucher } from '../../vouchers/viewVoucher.ts';
import { rankForUse } from './rankForUse.ts';

export const queryV2: Handler<typeof contract.promotion.queryV2> = async (input, ctx) => {
  const page = slicePage(await rankForUse(ctx, input), input);
  return {
    ...page,
    list: page.list.map(({ voucher, appraisal }) => ({
      ...viewVoucher(voucher),
      bonus: formatMoney(appraisal.bonus, USDT_PLACES),
      obstacle: appraisal.fits ? null : appraisal.obstacle,
    })),
  };
};
