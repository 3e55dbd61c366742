import { type contract, RECEIVED_STATUS } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { USDT_PLACES } from '../../bonuses/places.ts';
import { formatMoney } from '../../ledger/index.ts';
import { rankForUse } from './rankForUse.ts';

export const defaultSelectCount: Handler<typeof contract.promotion.defaultSelectCount> = async (input, ctx) => {
  const ranked = await rankForUse(ctx, { ...input, receivedStatus: RECEIVED_STATUS.atHand });
  const fitting = ranked.filter(({ appraisal }) => appraisal.fits);
  const [best] = fitting;
  return {
    count: fitting.length,
    voucherId: best?.voucher.id ?? null,
    bonus: formatMoney(best?.appraisal.bonus ?? 0n, USDT_PLACES),
  };
};
