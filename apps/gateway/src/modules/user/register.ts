import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { CallContext, Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { verifyCode } from '../../identity/codes.ts';
import { createMember } from '../../identity/createMember.ts';
import { finishLogin } from '../../identity/finish-login.ts';
import { keyOf, readLoginName } from '../../identity/login-name.ts';
import { getMember } from '../../identity/members.ts';

export const register: Handler<typeof contract.user.register> = async (input, ctx) => {
  const name = readLoginName(input.loginName, input.countryCode);
  const invitedBy = await findInviter(ctx, input.invitationCode);
  const passwordHash = await ctx.hasher.hashPassword(input.password);
  // Whoever holds the code owns the phone or mailbox; only to them is it told that an account exists.
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
