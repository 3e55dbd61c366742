import type { contract } from '@ezwallet/api-client/contract';
import { maskNickname } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { findByUserNo } from '../../identity/members.ts';
import { readPaymentText } from '../../payments/readPaymentText.ts';
import { standingOf } from '../../payments/standingOf.ts';

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
