import { type contract, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { verifyCode as verifySentCode } from '../codes/codes.ts';
import { keyOf } from '../../people/members/login-name.ts';
import { emailOf, getMember, phoneOf } from '../../people/members/members.ts';
import { verifyLoginPassword } from '../factors/login-tries.ts';
import { verifyOtp } from '../factors/otp.ts';
import { stopNeedlessRequest } from '../factors/stopNeedlessRequest.ts';

/** Stops a recovery of what the member has just shown: it is not lost. */
async function stopNeedless({ db, session }: MemberContext, shown: number): Promise<void> {
  await db.batch(stopNeedlessRequest(session.memberId, [shown]));
}

export const checkLoginPwd: Handler<typeof contract.user.checkLoginPwd> = async ({ password }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await verifyLoginPassword(ctx, member, password);
  await stopNeedless(ctx, VERIFY_TYPES.loginPassword);
  return true;
};

export const verifyCode: Handler<typeof contract.common.verifyCode> = async ({ type, scene, code }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (type === VERIFY_TYPES.otp) {
    if (member.otpBoundAt === null) throw new ApiFailure('NO_THIS_METHOD');
    await verifyOtp(ctx, code, 'check');
    await stopNeedless(ctx, type);
    return true;
  }
  const name = type === VERIFY_TYPES.phone ? phoneOf(member) : emailOf(member);
  if (!name) throw new ApiFailure('NO_THIS_METHOD');
  await verifySentCode(ctx, { scene, target: keyOf(name) }, code, 'check');
  await stopNeedless(ctx, type);
  return true;
};
