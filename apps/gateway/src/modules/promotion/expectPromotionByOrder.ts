import { type contract, TRANSACTION_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler, MemberContext } from '../../app/CallContext.ts';
import { ASSETS } from '../../assets/catalogue.ts';
import { methodBonus } from '../../bonuses/methodBonus.ts';
import { methodBonusLeft } from '../../bonuses/methodBonusLeft.ts';
import { USDT_PLACES } from '../../bonuses/places.ts';
import { formatMoney } from '../../ledger/index.ts';
import { worthOf } from '../../rates/worthOf.ts';
import { fitVoucher, type VoucherFit } from '../../vouchers/fitVoucher.ts';
import { findVoucher } from '../../vouchers/read-vouchers.ts';

type Fitting = Extract<VoucherFit, { ok: true }>;

export const expectPromotionByOrder: Handler<typeof contract.promotion.expectPromotionByOrder> = async (input, ctx) => {
  const { db, config, session } = ctx;
  const { transactionType, payMethodId, voucherId } = input;
  const amountUsdt = await worthOf(ctx, input.currency, input.amount);
  if (amountUsdt === undefined)
    throw new ApiFailure(ASSETS.has(input.currency) ? 'TRY_AGAIN_LATER' : 'SYMBOL_NOT_EXIST');
  const isPurchase = transactionType === TRANSACTION_TYPES.buy;
  const voucher = voucherId === undefined ? undefined : await fit(ctx, voucherId, { ...input, amountUsdt });
  const left = await methodBonusLeft(db, config.policy, session.memberId);
  const ofMethod = isPurchase
    ? methodBonus(config.policy, { payMethodId, amount: amountUsdt, left, isStackable: voucher?.stackable })
    : 0n;
  const ofVoucher = voucher?.bonus ?? 0n;
  return {
    bonus: formatMoney(ofMethod + ofVoucher, USDT_PLACES),
    methodBonus: formatMoney(ofMethod, USDT_PLACES),
    voucherBonus: formatMoney(ofVoucher, USDT_PLACES),
    remainToday: formatMoney(left, USDT_PLACES),
  };
};

type Asked = Parameters<typeof expectPromotionByOrder>[0] & { readonly amountUsdt: bigint };

async function fit({ db, config, session }: MemberContext, voucherId: string, asked: Asked): Promise<Fitting> {
  const { memberId } = session;
  if (!(await findVoucher(db, memberId, voucherId))) throw new ApiFailure('NO_THIS_TICKET');
  const { transactionType, payMethodId, amountUsdt } = asked;
  const use = transactionType === TRANSACTION_TYPES.buy ? 'buy' : 'sell';
  const fitted = await fitVoucher(db, config.policy, { memberId, voucherId, use, payMethodId, amountUsdt });
  if (!fitted.ok) throw new ApiFailure(fitted.code);
  return fitted;
}
