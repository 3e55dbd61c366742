import { type contract, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { verifyCode as verifySentCode } from '../codes/codes.ts';
import { keyOf } from '../members/login-name.ts';
import { emailOf, getMember, phoneOf } from '../members/members.ts';
import { verifyLoginPassword } from './login-tries.ts';
import { verifyOtp } from './otp.ts';

export const checkLoginPwd: Handler<typeof contract.user.checkLoginPwd> = async ({ password }, ctx) => {
  await verifyLoginPassword(ctx, await getMember(ctx.db, ctx.session.memberId), password);
  return true;
};

export const verifyCode: Handler<typeof contract.common.verifyCode> = async ({ type, scene, code }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (type === VERIFY_TYPES.otp) {
    if (member.otpBoundAt === null) throw new ApiFailure('NO_THIS_METHOD');
    await verifyOtp(ctx, code, 'check');
    return true;
  }
  const name = type === VERIFY_TYPES.phone ? phoneOf(member) : emailOf(member);
  if (!name) throw new ApiFailure('NO_THIS_METHOD');
  await verifySentCode(ctx, { scene, target: keyOf(name) }, code, 'check');
  return true;
};
