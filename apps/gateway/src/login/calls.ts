import { type contract, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { CallContext, Handler } from '../call/CallContext.ts';
import { verifyCode } from '../codes/codes.ts';
import { sql } from '../db/index.ts';
import { createMember } from '../members/createMember.ts';
import { keyOf, readLoginName } from '../members/login-name.ts';
import { emailOf, findByLoginName, getMember, phoneOf } from '../members/members.ts';
import { bookLoginAttempt } from '../proofs/login-password.ts';
import { tokenHash } from '../secrets/digest.ts';
import { endSession } from '../sessions/sessions.ts';
import { continueLogin, finishLogin } from './finish-login.ts';

export const register: Handler<typeof contract.user.register> = async (input, ctx) => {
  const name = readLoginName(input.loginName, input.countryCode);
  const invitedBy = await findInviter(ctx, input.invitationCode);
  const passwordHash = await ctx.hasher.hashPassword(input.password);
  // The code proves who owns the phone or mailbox. Only its owner may learn that an account exists.
  await verifyCode(ctx, 'register', keyOf(name), input.verifyCode, 'consume');
  const id = await createMember(ctx.db, { name, passwordHash, invitedBy });
  if (id === undefined) throw new ApiFailure('ALREADY_REGISTERED');
  return await finishLogin(ctx, await getMember(ctx.db, id));
};

async function findInviter({ db }: CallContext, invitationCode: string | undefined): Promise<bigint | undefined> {
  if (invitationCode === undefined) return undefined;
  const inviter = await db.maybe<{ id: bigint }>(
    sql`select id from member where invitation_code = ${invitationCode.toUpperCase()}`,
  );
  if (!inviter) throw new ApiFailure('ARGS_INVALID', { fields: ['invitationCode'] });
  return inviter.id;
}

export const login: Handler<typeof contract.user.login> = async (input, ctx) => {
  // The gateway does not serve enrolling a device yet, so no device has a code of its own.
  if (input.loginType === 3) throw new ApiFailure('NO_THIS_METHOD');
  const name = readLoginName(input.loginName, input.countryCode);
  const attempt = await bookLoginAttempt(ctx, keyOf(name), { typed: input.loginName, ticket: input.captchaTicket });
  const member = await findByLoginName(ctx.db, name);

  if (input.loginType === 1) {
    const isRight = await ctx.hasher.verifyPassword(member?.passwordHash, input.password);
    if (!isRight || !member) return await attempt.fail('PASSWORD_INCORRECT');
    await attempt.succeed();
    return await continueLogin(ctx, member, []);
  }

  const isRight = await verifyCode(ctx, 'login', keyOf(name), input.verifyCode, 'consume').then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiFailure) return false;
      throw error;
    },
  );
  if (!isRight || !member) return await attempt.fail('EXPIRED');
  await attempt.succeed();
  return await continueLogin(ctx, member, [name.kind === 'phone' ? 1 : 2]);
};

export const loginAuth: Handler<typeof contract.user.loginAuth> = async (input, ctx) => {
  const { db, device } = ctx;
  const hash = tokenHash(input.preToken);
  const challenge = await db.maybe<{ member_id: bigint; verify_types: number[] }>(sql`
    select member_id, verify_types from login_challenge
    where token_hash = ${hash} and device_id = ${device.id}::uuid and expires_at > app_now()`);
  if (!challenge) throw new ApiFailure('TOKEN_INVALID');
  const member = await getMember(db, challenge.member_id);
  for (const type of challenge.verify_types) {
    const given = input.codes.find((proof) => proof.type === type);
    const name = type === VERIFY_TYPES.phone ? phoneOf(member) : emailOf(member);
    if (!given || !name) throw new ApiFailure('PLEASE_ENTER_CODE', { verifyTypes: challenge.verify_types });
    await verifyCode(ctx, 'login', keyOf(name), given.code, 'consume');
  }
  const used = await db.maybe(sql`delete from login_challenge where token_hash = ${hash} returning 1`);
  if (!used) throw new ApiFailure('TOKEN_INVALID');
  return await finishLogin(ctx, member);
};

export const logout: Handler<typeof contract.user.logout> = async (_input, { db, session }) => {
  await endSession(db, session.tokenHash);
  return true;
};
