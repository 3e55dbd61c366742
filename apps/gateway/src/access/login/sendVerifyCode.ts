import { type contract, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { sendCodeTo } from '../codes/sendCode.ts';
import { sql } from '../../db/index.ts';
import { type LoginName, maskLoginName } from '../../people/members/login-name.ts';
import { emailOf, getMember, type Member, phoneOf } from '../../people/members/members.ts';
import type { LoginFactor } from '../factors/proveFactors.ts';
import { tokenHash } from '../../secrets/digest.ts';
import { typedFactors } from './typedFactors.ts';

export const sendVerifyCode: Handler<typeof contract.common.sendVerifyCode> = async (
  { type, scene, preToken },
  ctx,
) => {
  const member = await (preToken === undefined ? signedInMember(ctx) : challengedMember(ctx, preToken, type, scene));
  const name = nameFor(type, member);
  return { ...(await sendCodeTo(ctx, scene, { name, member, isOwner: true })), target: maskLoginName(name) };
};

export const sendMsgById: Handler<typeof contract.user.sendMsgById> = async ({ userId, preToken, type }, ctx) => {
  const member = await challengedMember(ctx, preToken, type, 'login');
  if (String(member.id) !== userId) throw new ApiFailure('TOKEN_INVALID');
  return await sendCodeTo(ctx, 'login', { name: nameFor(type, member), member, isOwner: true });
};

/** The phone or the mailbox of a member. @throws {ApiFailure} `NO_THIS_METHOD` */
function nameFor(type: number, member: Member): LoginName {
  const name = type === VERIFY_TYPES.phone ? phoneOf(member) : emailOf(member);
  if (!name) throw new ApiFailure('NO_THIS_METHOD');
  return name;
}

export async function signedInMember({ db, session }: CallContext): Promise<Member> {
  if (!session) throw new ApiFailure('NO_LOGIN');
  return await getMember(db, session.memberId);
}

/** The member whose login on this device waits for a proof of this kind. @throws {ApiFailure} `TOKEN_INVALID`, `NO_THIS_METHOD` */
export async function challengedMember(
  { db, device }: CallContext,
  preToken: string,
  type: number,
  scene: string,
): Promise<Member> {
  const challenge = await db.maybe<{ memberId: bigint; verifyTypes: LoginFactor[] }>(sql`
    select member_id as "memberId", verify_types as "verifyTypes" from login_challenge
    where token_hash = ${tokenHash(preToken)} and device_id = ${device.id}::uuid and expires_at > app_now()`);
  if (!challenge) throw new ApiFailure('TOKEN_INVALID');
  // A code for anything else would reach further than the login that waits.
  if (
    scene !== 'login' ||
    ![...challenge.verifyTypes, ...typedFactors(challenge.verifyTypes)].some((accepted) => accepted === type)
  )
    throw new ApiFailure('NO_THIS_METHOD');
  return await getMember(db, challenge.memberId);
}
