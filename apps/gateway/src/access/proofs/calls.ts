import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, JoinedHandler, MemberContext } from '../../call/CallContext.ts';
import { verifyCode } from '../codes/codes.ts';
import { sql } from '../../db/index.ts';
import { keyOf } from '../../people/members/login-name.ts';
import { emailOf, getMember, type Member, phoneOf } from '../../people/members/members.ts';
import { holdOutgoing, liftHold, viewHold } from '../../people/members/holds.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { rotateSession } from '../sessions/sessions.ts';
import { verifyBiometrics, verifyLoginPassword } from '../factors/login-tries.ts';
import { issuePayTicket } from './pay-tickets.ts';
import {
  forgetPaymentPasswordTries,
  type PayPasswordOwner,
  renewPaymentPassword,
  verifyPaymentPassword,
} from '../factors/payment-password.ts';
import { refuseRecoveryCodes } from '../factors/recovery-codes.ts';
import { requireProofs, wantedProofs } from '../factors/requireProofs.ts';

export const checkTransPass: JoinedHandler<
  typeof contract.user.checkTransPass,
  Pick<PayPasswordOwner, 'payPasswordHash'>
> = {
  read: (_input, caller) => sql`select pay_password_hash as "payPasswordHash" from member where id = ${caller}`,

  async answer(input, ctx, row) {
    const { memberId: id } = ctx.session;
    const payPasswordHash = row?.payPasswordHash ?? null;
    // Biometrics replace a payment password, so there must be one.
    if (payPasswordHash === null) throw new ApiFailure('PINCODE_INVALID');
    if ('biometrics' in input) await verifyBiometrics(ctx, id);
    else {
      await verifyPaymentPassword(ctx, { id, payPasswordHash }, input.password);
      await renewPaymentPassword(ctx, { id, payPasswordHash }, input.password);
    }
    return { payPassTicket: await issuePayTicket(ctx, ctx.session, input) };
  },
};

export const updateTranPass: Handler<typeof contract.user.updateTranPass> = async (input, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const hasOne = member.payPasswordHash !== null;
  if (input.type === 'set' && hasOne) throw new ApiFailure('ALREADY_EXISTS');
  if (input.type !== 'set' && !hasOne) throw new ApiFailure('CONDITION_NOT_FULLFILL');

  if (input.type === 'change') await verifyPaymentPassword(ctx, member, input.oldPassword);
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
      return await verifyCode(ctx, { scene: 'paymentPassword', target: keyOf(name) }, code, 'consume');
    } catch (error) {
      if (!(error instanceof ApiFailure) || index === targets.length - 1) throw error;
    }
  }
}

/** Outgoing money waits after a change or a reset, but not after a first password. */
async function store(ctx: MemberContext, member: Member, hash: string, isFirst: boolean): Promise<void> {
  const { db, config, session, renew } = ctx;
  const notice = alarmTo(member.id, isFirst ? 'paymentPasswordSet' : 'paymentPasswordChanged');
  const renewed = await db.tx(async (tx) => {
    const row = await tx.maybe(sql`
      update member set pay_password_hash = ${hash}
      where id = ${member.id} and pay_password_hash is not distinct from ${member.payPasswordHash} returning 1`);
    // Another call has changed it since this one read it.
    if (!row) throw new ApiFailure('TRY_AGAIN_LATER');
    await forgetPaymentPasswordTries(tx, member.id);
    if (!isFirst) await holdOutgoing(tx, config.policy, member.id, 'paymentPassword');
    await tx.batch([sql`delete from pay_ticket where member_id = ${member.id}`, notice]);
    const opened = await rotateSession(tx, config.policy, session);
    // The session has ended since, so it may change nothing.
    if (!opened) throw new ApiFailure('6666');
    return opened;
  });
  renew(renewed);
}

export const unlockWithdraw: Handler<typeof contract.user.unlockWithdraw> = async ({ codes }, ctx) => {
  const { policy } = ctx.config;
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (!member.hold) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  if (wantedProofs(ctx, member, 'hold').length === 0) throw new ApiFailure('NO_RIGHTS', viewHold(policy, member));
  refuseRecoveryCodes(codes);
  await requireProofs(ctx, member, codes, 'hold');
  const isLifted = await liftHold(ctx.db, member, { by: 'otp' }, (after) =>
    alarmTo(member.id, 'holdLifted', { after }),
  );
  if (!isLifted) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  return true;
};
