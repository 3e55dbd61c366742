import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { together } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { holdOutgoing } from '../../people/members/holds.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { otpSecretText } from '../../secrets/totp.ts';
import { bindOtp, offerOtpSecret, unbindOtp, verifyOtp } from '../factors/otp.ts';
import {
  countRecoveryCodes,
  hasRecoveryCodes,
  refuseRecoveryCodes,
  replaceRecoveryCodes,
} from '../factors/recovery-codes.ts';
import { requireProofs } from '../factors/requireProofs.ts';

const ISSUER = 'EZ Wallet';

export const getOtpInfo: Handler<typeof contract.user.getOtpInfo> = async (_input, ctx) => {
  const { memberId } = ctx.session;
  const secret = await offerOtpSecret(ctx);
  const [{ userNo, otpBoundAt }, recoveryCodesLeft] = await together(ctx.db, (asked) => [
    getMember(asked, memberId),
    countRecoveryCodes(asked, memberId),
  ]);
  if (!secret) return { boundOtp: true, boundAt: otpBoundAt ?? ctx.clock.now(), recoveryCodesLeft };
  const text = otpSecretText(secret);
  const [issuer, account] = [ISSUER, userNo].map(encodeURIComponent);
  return {
    boundOtp: false,
    secret: text,
    otpauthUri: `otpauth://totp/${issuer}:${account}?secret=${text}&issuer=${issuer}`,
  };
};

export const bindOtpInfo: Handler<typeof contract.user.bindOtpInfo> = async ({ code, codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (member.otpBoundAt !== null) throw new ApiFailure('BIND_ALREADY');
  // Before the proofs, which a wrong code would use up.
  await verifyOtp(ctx, code, 'check', 'offered');
  await requireProofs(ctx, member, codes, 'access');
  await verifyOtp(ctx, code, 'consume', 'offered');
  // A thief's authenticator shuts the owner out of every new device.
  await bindOtp(ctx.db, member.id, (after) => alarmTo(member.id, 'otpBound', { after }));
  return true;
};

export const disableOtpInfo: Handler<typeof contract.user.disableOtpInfo> = async ({ codes }, ctx) => {
  const { db, config } = ctx;
  const member = await getMember(db, ctx.session.memberId);
  if (member.otpBoundAt === null) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await requireProofs(ctx, member, codes, 'access');
  await db.tx(async (tx) => {
    if (!(await unbindOtp(tx, member.id, (after) => alarmTo(member.id, 'otpRemoved', { after }))))
      throw new ApiFailure('CONDITION_NOT_FULLFILL');
    await holdOutgoing(tx, config.policy, member.id, 'otpOff');
  });
  return true;
};

export const makeRecoveryCodes: Handler<typeof contract.user.makeRecoveryCodes> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (member.otpBoundAt === null) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  // Its code has just been used to bind it, and no code works twice.
  const isJustBound = member.otpBoundAt > ctx.clock.now() - ctx.config.policy.otp.firstCodesWithin;
  if (!isJustBound || (await hasRecoveryCodes(ctx.db, member.id))) {
    refuseRecoveryCodes(codes);
    await requireProofs(ctx, member, codes, 'recoveryCodes');
  }
  const made = await replaceRecoveryCodes(ctx, alarmTo(member.id, 'recoveryCodesMade'));
  if (!made) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  return { codes: made };
};
