import { type contract, type Proof, readRecoveryCode, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { InferOutput } from 'valibot';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { isCodeRight, verifyCode } from '../codes/codes.ts';
import { sql, together } from '../../db/index.ts';
import { findInviter } from '../../people/invitations/findInviter.ts';
import { createMember } from '../../people/members/createMember.ts';
import { isBiometricCodeRight } from '../../people/members/biometric-codes.ts';
import { isDeviceOf, knowsDevice } from '../../people/members/devices.ts';
import { keyOf, type LoginName, readLoginName } from '../../people/members/login-name.ts';
import {
  emailOf,
  findByLoginName,
  getMember,
  loginNameOf,
  type Member,
  phoneOf,
} from '../../people/members/members.ts';
import { readNewPassword } from '../../people/members/readNewPassword.ts';
import { tryLogin } from '../factors/login-tries.ts';
import { channelOf, type Factor } from '../factors/factors.ts';
import { type LoginFactor, proveFactors } from '../factors/proveFactors.ts';
import { tokenHash } from '../../secrets/digest.ts';
import { endSession } from '../sessions/sessions.ts';
import { continueLogin, finishLogin } from './finish-login.ts';
import { recordLogin } from './login-log.ts';
import { typedFactors } from './typedFactors.ts';

export const register: Handler<typeof contract.user.register> = async (input, ctx) => {
  const name = readLoginName(input.loginName, input.countryCode);
  const password = readNewPassword(input.password, 'password');
  const invitedBy = await findInviter(ctx, input.invitationCode);
  const passwordHash = await ctx.hasher.hashPassword(password);
  // The code proves who owns the phone or mailbox. Only its owner may learn that an account exists.
  await verifyCode(ctx, { scene: 'register', target: keyOf(name) }, input.verifyCode, 'consume');
  const id = await createMember(ctx.db, { name, passwordHash, invitedBy });
  if (id === undefined) throw new ApiFailure('ALREADY_REGISTERED');
  return await finishLogin(ctx, await getMember(ctx.db, id), 'register', []);
};

export const login: Handler<typeof contract.user.login> = async (input, ctx) => {
  const { db } = ctx;
  const name = readLoginName(input.loginName, input.countryCode);
  const [member, isKnownDevice] = await together(db, (asked) => [
    findByLoginName(asked, name),
    knowsDevice(asked, name, ctx.device),
  ]);
  const method = METHODS[input.loginType];
  const compare = async () => {
    if ((await isProofRight(ctx, input, name, member)) && member) return true;
    await recordLogin(ctx, db, member?.id, { method, result: 'wrong' });
    return false;
  };
  const captcha = { typed: input.loginName, ticket: input.loginType === 3 ? undefined : input.captchaTicket };
  await tryLogin(ctx, { account: keyOf(name), by: method, isKnownDevice, captcha }, compare);
  // The comparison needs a member to succeed.
  if (!member) throw new ApiFailure('TRY_AGAIN_LATER');
  const proven: readonly Factor[] = { password: [VERIFY_TYPES.loginPassword], code: [channelOf(name)], biometrics: [] }[
    method
  ];
  return await continueLogin(ctx, member, { method, proven, isKnownDevice });
};

const METHODS = { 1: 'password', 2: 'code', 3: 'biometrics' } as const;

/** Compares what the login came with. The biometric code is not in the request: every call carries it. */
async function isProofRight(
  ctx: CallContext,
  input: InferOutput<typeof contract.user.login.request>,
  name: LoginName,
  member: Member | undefined,
): Promise<boolean> {
  switch (input.loginType) {
    case 1:
      return await ctx.hasher.verifyPassword(member?.passwordHash, input.password);
    case 2:
      return await isCodeRight(ctx, { scene: 'login', target: keyOf(name) }, input.verifyCode, 'consume');
    case 3:
      return await isBiometricCodeRight(ctx.db, member?.id, ctx.device, ctx.biometricsCode);
  }
}

/** A login that waits for further proofs. */
interface Challenge {
  readonly memberId: bigint;
  readonly verifyTypes: readonly LoginFactor[];
  readonly proven: readonly Factor[];
  readonly isKnownDevice: boolean;
}

export const loginAuth: Handler<typeof contract.user.loginAuth> = async (input, ctx) => {
  const { db, device } = ctx;
  const hash = tokenHash(input.preToken);
  const challenge = await db.maybe<Challenge>(sql`
    select c.member_id as "memberId", c.verify_types as "verifyTypes", c.proven,
      ${isDeviceOf(sql`c.member_id`, device)} as "isKnownDevice"
    from login_challenge c where c.token_hash = ${hash} and c.device_id = ${device.id}::uuid and c.expires_at > app_now()`);
  if (!challenge) throw new ApiFailure('TOKEN_INVALID');
  const { memberId, verifyTypes, proven, isKnownDevice } = challenge;
  const member = await getMember(db, memberId);
  const isGiven = (types: readonly LoginFactor[]) =>
    types.every((type) => input.codes.some((proof) => proof.type === type));
  const types = [verifyTypes, typedFactors(verifyTypes)].find(isGiven);
  if (!types) throw new ApiFailure('PLEASE_ENTER_CODE', { verifyTypes });
  const typedName =
    member.email?.toLowerCase() === input.loginName.trim().toLowerCase() ? emailOf(member) : phoneOf(member);
  try {
    await proveFactors(
      ctx,
      { member, scene: 'login', isKnownDevice, typedName: typedName ?? loginNameOf(member) },
      input.codes,
      types,
    );
  } catch (error) {
    if (error instanceof ApiFailure) await recordLogin(ctx, db, member.id, { method: 'secondFactor', result: 'wrong' });
    throw error;
  }
  const used = await db.maybe(sql`delete from login_challenge where token_hash = ${hash} returning 1`);
  if (!used) throw new ApiFailure('TOKEN_INVALID');
  return await finishLogin(ctx, member, 'secondFactor', [...proven, ...shownBy(types, input.codes)]);
};

/**
 * What somebody has for certain. A recovery code lets them in without the authenticator, and the sender of a reply can be
 * forged.
 */
const shownBy = (types: readonly LoginFactor[], codes: readonly Proof[]): Factor[] =>
  types.flatMap((factor) => {
    if (factor === VERIFY_TYPES.replySms) return [];
    const isReplaced = codes.some(({ type, code }) => type === factor && readRecoveryCode(code) !== undefined);
    return factor === VERIFY_TYPES.otp && isReplaced ? [] : [factor];
  });

export const logout: Handler<typeof contract.user.logout> = async (_input, { db, session }) => {
  await endSession(db, session.tokenHash);
  return true;
};
