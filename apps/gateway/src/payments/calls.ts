import type { contract } from '@ezwallet/api-client/contract';
import { maskNickname } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { findByUserNo } from '../members/members.ts';
import { standingOf } from './payable.ts';
import { createPaymentText, readPaymentText } from './payment-text.ts';

export const decrypt: Handler<typeof contract.common.decrypt> = async ({ text }, { config, db }) => {
  const payment = readPaymentText(config, text);
  const payee = await findByUserNo(db, payment.userNumber);
  if (!payee || payee.userFlag === 0) throw new ApiFailure('USER_NOT_FOUND');
  const isFixed = payment.kind === 'amount';
  return {
    type: payment.kind,
    payeeUserNo: payee.userNo,
    payeeNickMasked: maskNickname(payee.nickName),
    currency: payment.currency,
    ...(isFixed && { amount: payment.amount }),
    fixed: isFixed,
    memo: payment.memo ?? '',
    ...(await standingOf(db, payment, payee.id)),
  };
};

export const getPaymentQrCodeLink: Handler<typeof contract.recharge.getPaymentQrCodeLink> = async (input, ctx) =>
  await createPaymentText(ctx, ctx.session.memberId, input);
