import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import {
  biometricsOf,
  disableBiometrics,
  enableBiometrics,
  issueBiometricCode,
  revokeBiometricCode,
} from '../../people/members/biometric-codes.ts';
import { getMember } from '../../people/members/members.ts';
import { deviceText } from '../../people/messages/deviceText.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { requireProofs } from '../factors/requireProofs.ts';

const NOT_ENABLED = 'CONDITION_NOT_FULLFILL';

export const biometricsOn: Handler<typeof contract.user.biometricsOn> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofs(ctx, member, codes, 'access');
  const { db, session, device, config } = ctx;
  if (!(await enableBiometrics(db, session, device, config.policy.codes.lifetime))) throw new ApiFailure(NOT_ENABLED);
  return true;
};

export const biometricsOff: Handler<typeof contract.user.biometricsOff> = async (_input, { db, session, device }) => {
  await disableBiometrics(db, session.memberId, device);
  return true;
};

export const biometricsLoginOn: Handler<typeof contract.user.biometricsLoginOn> = async ({ codes }, ctx) => {
  const { db, session, device } = ctx;
  // Before the proofs, so that codes are not used up for nothing.
  const enabled = await biometricsOf(db, session, device);
  if (!enabled) throw new ApiFailure(NOT_ENABLED);
  // Most people turn on both at once. Nobody should wait a minute for a second code to prove the same again.
  if (!enabled.isProven) await requireProofs(ctx, await getMember(db, session.memberId), codes, 'access');
  // The code signs in and pays for as long as nobody ends it.
  const facts = { device: deviceText(device.name) };
  const code = await issueBiometricCode(db, session.memberId, device, (after) =>
    alarmTo(session.memberId, 'biometricsOn', { facts, after }),
  );
  if (code === undefined) throw new ApiFailure(NOT_ENABLED);
  return code;
};

export const biometricsLoginOff: Handler<typeof contract.user.biometricsLoginOff> = async (_input, ctx) => {
  await revokeBiometricCode(ctx.db, ctx.session.memberId, ctx.device);
  return true;
};
