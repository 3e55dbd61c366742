import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../call/CallContext.ts';
import { verifyCode } from '../codes/codes.ts';
import { sql } from '../db/index.ts';
import { keyOf } from '../members/login-name.ts';
import { emailOf, getMember, type Member, phoneOf } from '../members/members.ts';
import { holdOutgoing, liftHold } from '../members/permissions.ts';
import { rotateSession } from '../sessions/sessions.ts';
import { verifyLoginPassword } from './login-password.ts';
import { issuePayTicket } from './pay-tickets.ts';
import { verifyPaymentPassword } from './payment-password.ts';
import { requireProofs } from './requireProofs.ts';

export const checkTransPass: Handler<typeof contract.user.checkTransPass> = async (input, ctx) => {
  // The gateway does not serve enrolling a device yet, so no device has a code of its own.
  if ('biometrics' in input) throw new ApiFailure('NO_THIS_METHOD');
  const { password, ...purpose } = input;
  await verifyPaymentPassword(ctx, ctx.session.memberId, password);
  return { payPassTicket: await issuePayTicket(ctx, ctx.session, purpose) };
};

export const updateTranPass: Handler<typeof contract.user.updateTranPass> = async (input, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const hasOne = member.payPasswordHash !== null;
  if (input.type === 'set' && hasOne) throw new ApiFailure('ALREADY_EXISTS');
  if (input.type !== 'set' && !hasOne) throw new ApiFailure('CONDITION_NOT_FULLFILL');

  if (input.type === 'change') await verifyPaymentPassword(ctx, member.id, input.oldPassword);
  else await verifyLoginPassword(ctx, member, input.loginPassword);
  if (input.type === 'reset') await verifyOwnCode(ctx, member, input.verifyCode);

  await store(ctx, member, await ctx.hasher.hashPaymentPassword(input.newPassword), input.type === 'set');
  return true;
};

/** The member chooses whether the code goes to the phone or to the mailbox, so this tries both. */
async function verifyOwnCode(ctx: MemberContext, member: Member, code: string): Promise<void> {
  const targets = [phoneOf(member), emailOf(member)].filter((name) => name !== undefined);
  for (const [index, name] of targets.entries()) {
    try {
      return await verifyCode(ctx, 'paymentPassword', keyOf(name), code, 'consume');
    } catch (error) {
      if (!(error instanceof ApiFailure) || index === targets.length - 1) throw error;
    }
  }
}

/** Outgoing money waits after a change or a reset, but not after a first password. */
async function store(ctx: MemberContext, member: Member, hash: string, isFirst: boolean): Promise<void> {
  const { db, config, session, renew } = ctx;
  const renewed = await db.tx(async (tx) => {
    const row = await tx.maybe(sql`
      update member set pay_password_hash = ${hash}, pay_password_fails = 0, pay_password_locked_until = null
      where id = ${member.id} and pay_password_hash is not distinct from ${member.payPasswordHash} returning 1`);
    // Another call has changed it since this one read it.
    if (!row) throw new ApiFailure('TRY_AGAIN_LATER');
    if (!isFirst) await holdOutgoing(tx, config.policy, member.id, 'paymentPassword');
    await tx.query(sql`delete from pay_ticket where member_id = ${member.id}`);
    const opened = await rotateSession(tx, config.policy, session);
    // The session has ended since, so it may change nothing.
    if (!opened) throw new ApiFailure('6666');
    return opened;
  });
  renew(renewed);
}

export const unlockWithdraw: Handler<typeof contract.user.unlockWithdraw> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (!member.isOnHold) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await requireProofs(ctx, member, codes);
  if (!(await liftHold(ctx.db, member.id))) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  return true;
};
