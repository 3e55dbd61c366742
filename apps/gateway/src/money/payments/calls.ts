import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { admit } from '../../call/Outcome.ts';
import { sql, together } from '../../db/index.ts';
import { findByUserNo } from '../../people/members/members.ts';
import { shownName } from '../../people/members/shownName.ts';
import { readCodeStatus } from './payable.ts';
import { createPaymentText, readPaymentText } from './payment-text.ts';

export const decrypt: Handler<typeof contract.common.decrypt> = async ({ text }, { config, db }) => {
  const payment = admit(readPaymentText(config, text));
  const { userNumber } = payment;
  const [payee, status] = await together(db, (asked) => [
    findByUserNo(asked, userNumber),
    readCodeStatus(asked, payment, sql`(select id from member where user_no = ${userNumber})`),
  ]);
  if (!payee || payee.userFlag === 0) throw new ApiFailure('USER_NOT_FOUND');
  const isFixed = payment.kind === 'amount';
  return {
    type: payment.kind,
    payeeUserNo: payee.userNo,
    payeeNickMasked: shownName(payee),
    currency: payment.currency,
    ...(isFixed && { amount: payment.amount }),
    fixed: isFixed,
    memo: payment.memo ?? '',
    ...status,
  };
};

export const getPaymentQrCodeLink: Handler<typeof contract.recharge.getPaymentQrCodeLink> = async (input, ctx) =>
  await createPaymentText(ctx, ctx.session.memberId, input);
