import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import {
  disableBiometrics,
  enableBiometrics,
  issueBiometricCode,
  revokeBiometricCode,
  usesBiometrics,
} from '../members/biometric-codes.ts';
import { getMember } from '../members/members.ts';
import { requireProofs } from '../proofs/requireProofs.ts';

const NOT_ENABLED = 'CONDITION_NOT_FULLFILL';

export const biometricsOn: Handler<typeof contract.user.biometricsOn> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofs(ctx, member, codes);
  if (!(await enableBiometrics(ctx.db, member.id, ctx.device))) throw new ApiFailure(NOT_ENABLED);
  return true;
};

export const biometricsOff: Handler<typeof contract.user.biometricsOff> = async (_input, { db, session, device }) => {
  await disableBiometrics(db, session.memberId, device);
  return true;
};

export const biometricsLoginOn: Handler<typeof contract.user.biometricsLoginOn> = async ({ codes }, ctx) => {
  const { db, device } = ctx;
  const member = await getMember(db, ctx.session.memberId);
  // Before the proofs, so that codes are not used up for nothing.
  if (!(await usesBiometrics(db, member.id, device))) throw new ApiFailure(NOT_ENABLED);
  await requireProofs(ctx, member, codes);
  const code = await issueBiometricCode(db, member.id, device);
  if (code === undefined) throw new ApiFailure(NOT_ENABLED);
  return code;
};

export const biometricsLoginOff: Handler<typeof contract.user.biometricsLoginOff> = async (_input, ctx) => {
  await revokeBiometricCode(ctx.db, ctx.session.memberId, ctx.device);
  return true;
};
