import type { contract } from '@ezwallet/api-client/contract';
import { checkNickname } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { type Db, sql } from '../../db/index.ts';
import { getMember, type Member } from '../../people/members/members.ts';
import { readNewPassword } from '../../people/members/readNewPassword.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { verifyLoginPassword } from '../factors/login-tries.ts';
import { requireProofs } from '../factors/requireProofs.ts';
import { rotateSession } from '../sessions/sessions.ts';
import { storePassword } from './storePassword.ts';

export const updateLoginPassword: Handler<typeof contract.user.updateLoginPassword> = async (input, ctx) => {
  const password = readNewPassword(input.newPassword, 'newPassword');
  const member = await getMember(ctx.db, ctx.session.memberId);
  await verifyLoginPassword(ctx, member, input.oldPassword);
  await requireProofs(ctx, member, input.codes, 'password');
  await change(ctx, member, await ctx.hasher.hashPassword(password), { hold: true });
  return true;
};

export const updateLoginPasswordByVerifyCode: Handler<typeof contract.user.updateLoginPasswordByVerifyCode> = async (
  input,
  ctx,
) => {
  const password = readNewPassword(input.newPassword, 'newPassword');
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofs(ctx, member, input.codes, 'access');
  await change(ctx, member, await ctx.hasher.hashPassword(password), { hold: true });
  return true;
};

export const updateLoginPasswordWhenExpired: Handler<typeof contract.user.updateLoginPasswordWhenExpired> = async (
  input,
  ctx,
) => {
  const password = readNewPassword(input.newPassword, 'newPassword');
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (!member.passwordExpired) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await verifyLoginPassword(ctx, member, input.oldPassword);
  // The old one under the same name is no new one.
  if (await ctx.hasher.verifyPassword(member.passwordHash, password))
    throw new ApiFailure('ARGS_INVALID', { fields: ['newPassword'] });
  await change(ctx, member, await ctx.hasher.hashPassword(password), { hold: false });
  return true;
};

export const setLoginPasswordAndNickName: Handler<typeof contract.user.setLoginPasswordAndNickName> = async (
  input,
  ctx,
) => {
  const password = readNewPassword(input.password, 'password');
  const nickName = checkNickname(input.nickName);
  if (!nickName.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['nickName'] });
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (member.passwordHash !== null) throw new ApiFailure('ALREADY_EXISTS');
  const hash = await ctx.hasher.hashPassword(password);
  await change(ctx, member, hash, { hold: false }, async (tx) => {
    await tx.query(sql`update member set nick_name = ${nickName.value} where id = ${member.id}`);
  });
  return true;
};

/**
 * Stores the new password. Every other session ends, and this one goes on with a new token. A notice with a link to shut the
 * account goes to the owner.
 */
async function change(
  ctx: MemberContext,
  owner: Member,
  hash: string,
  { hold }: { readonly hold: boolean },
  also: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const { db, config, session } = ctx;
  const renewed = await db.tx(async (tx) => {
    const row = await tx.maybe(sql`
      select 1 from member where id = ${owner.id} and password_hash is not distinct from ${owner.passwordHash} for no key update`);
    // Another call has changed it since this one read it.
    if (!row) throw new ApiFailure('TRY_AGAIN_LATER');
    await storePassword(tx, config.policy, { memberId: owner.id, hash, hold, keep: session.tokenHash });
    // The owner has not lost the password.
    await tx.query(sql`select stop_recovery(${owner.id}, '{password}', 'member', 'password changed')`);
    await also(tx);
    await tx.query(alarmTo(owner.id, 'passwordChanged'));
    const opened = await rotateSession(tx, config.policy, session);
    // The session has ended since, so it may change nothing.
    if (!opened) throw new ApiFailure('6666');
    return opened;
  });
  ctx.renew(renewed);
}
