import { type Proof, readRecoveryCode, type UserInfo, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { together } from '../../db/index.ts';
import type { Member } from '../../people/members/members.ts';
import { settleIn } from '../sessions/sessions.ts';
import { takesReplies } from '../sms-replies/replies.ts';
import { trySessionSecret, verifyLoginPassword } from './login-tries.ts';
import { otpCounter } from './otp.ts';
import { verifyPaymentPassword } from './payment-password.ts';
import { isAuthenticatorProofRight } from './recovery-codes.ts';
import { proveChannel } from './channels.ts';
import { type Change, proofsFor, type Wanted } from './proofTable.ts';
import { stopNeedlessRequest } from './stopNeedlessRequest.ts';

const { phone, email, otp, payPassword, loginPassword, replySms } = VERIFY_TYPES;

/**
 * The proofs with one more, if the session has moved to another browser since its login: the token may be a copy. An
 * authenticator is best, then the payment password. Without any of them, nothing more can be asked.
 */
function withOneMore(
  { session }: Pick<MemberContext, 'session'>,
  member: Member,
  proofs: readonly Wanted[],
): readonly Wanted[] {
  if (!session.hasMoved || proofs.length === 0) return proofs;
  const has: readonly (readonly [Wanted, boolean])[] = [
    [otp, member.otpBoundAt !== null],
    [payPassword, member.payPasswordHash !== null],
    [phone, member.phone !== null && !proofs.includes(replySms)],
    [email, member.email !== null],
    [loginPassword, member.passwordHash !== null],
  ];
  const more = has.find(([type, isThere]) => isThere && !proofs.includes(type));
  return more ? [...proofs, more[0]] : proofs;
}

/** Lists the proofs that a change asks of a member now. */
export function wantedProofs(
  { config, clock }: Pick<MemberContext, 'config' | 'clock'>,
  member: Member,
  change: Change,
  given: readonly Proof[] = [],
): readonly Wanted[] {
  const kinds = given.map(({ type }) => type);
  return proofsFor(change, member, {
    policy: config.policy,
    now: clock.now(),
    takesReplies: takesReplies(config, member),
    given: kinds,
  });
}

/** Lists what the changes ask for that a member makes on screens, so that these say it before. */
export function viewChangeProofs(
  ctx: Pick<MemberContext, 'config' | 'clock' | 'session'>,
  member: Member,
): UserInfo['changeProofs'] {
  const proofsOf = (change: Change) => [...withOneMore(ctx, member, wantedProofs(ctx, member, change))];
  return {
    setting: proofsOf('setting'),
    access: proofsOf('access'),
    password: proofsOf('password'),
    recoveryCodes: proofsOf('recoveryCodes'),
  };
}

/**
 * Makes a member prove again who they are, as the table says for the change, with one proof more after the session has moved.
 * Codes have the scene `security`. They are used up only if every proof is right. A waiting request to replace what they show
 * is stopped: it is not lost.
 * @throws {ApiFailure} 1042 `{verifyTypes, instead}` if a proof is missing; `EXPIRED`, 1049, `PASSWORD_INCORRECT`,
 *   `TWO_FACODE_INVALID`
 */
export async function requireProofs(
  ctx: MemberContext,
  member: Member,
  given: readonly Proof[] | undefined,
  change: Change,
): Promise<void> {
  const wanted = withOneMore(ctx, member, withRecoveryCode(member, given, wantedProofs(ctx, member, change)));
  // The code still counts in the place of the reply.
  const instead = wanted.includes(replySms) ? wanted.map((type) => (type === replySms ? phone : type)) : [];
  await requireTheseProofs(ctx, member, given, wanted, instead);
  if (ctx.session.hasMoved) await ctx.db.query(settleIn(ctx.session, ctx.device));
}

/** The proofs with a password beside a recovery code, which may have been lying about. */
function withRecoveryCode(
  member: Member,
  given: readonly Proof[] | undefined,
  proofs: readonly Wanted[],
): readonly Wanted[] {
  const isAlone = proofs.length === 1 && proofs[0] === otp;
  if (!isAlone || !given?.some(({ type, code }) => type === otp && readRecoveryCode(code) !== undefined)) return proofs;
  return [otp, member.payPasswordHash === null ? loginPassword : payPassword];
}

/** The same without one more, for what only protects the account. */
export async function requireProofsAlone(
  ctx: MemberContext,
  member: Member,
  given: readonly Proof[] | undefined,
  change: Change,
): Promise<void> {
  await requireTheseProofs(ctx, member, given, wantedProofs(ctx, member, change, given), []);
}

async function requireTheseProofs(
  ctx: MemberContext,
  member: Member,
  given: readonly Proof[] | undefined,
  verifyTypes: readonly Wanted[],
  instead: readonly Wanted[],
): Promise<void> {
  const proofs = new Map((given ?? []).map(({ type, code }) => [type, code]));
  const isGiven = (types: readonly Wanted[]) =>
    types.length > 0 && types.every((type) => (proofs.get(type) ?? '') !== '');
  const chosen = [verifyTypes, instead].find(isGiven);
  if (!chosen) throw new ApiFailure('1042', { verifyTypes, ...(instead.length > 0 && { instead }) });
  const pairs = chosen.map((type) => [type, proofs.get(type) ?? ''] as const);
  for (const [type, code] of pairs) await check(ctx, member, type, code);
  // A recovery code replaces the authenticator, and does not show that it is there.
  const shown = pairs.flatMap(([type, code]) => (type === otp && readRecoveryCode(code) !== undefined ? [] : [type]));
  await together(ctx.db, (asked) => [
    ...pairs.map(([type, code]) => useUp({ ...ctx, db: asked }, member, type, code)),
    ...stopNeedlessRequest(member.id, shown).map((stop) => asked.query(stop)),
  ]);
}

/** @throws {ApiFailure} for a wrong proof, which costs a try */
async function check(ctx: MemberContext, member: Member, type: Wanted, code: string): Promise<void> {
  switch (type) {
    case phone:
    case email:
    case replySms:
      return await proveChannel(ctx, { member, scene: 'security' }, { type, code }, 'check');
    case otp:
      return await trySessionSecret(ctx, otpCounter(member.id), 'TWO_FACODE_INVALID', () =>
        isAuthenticatorProofRight(ctx, member.id, code, 'check'),
      );
    case payPassword:
      return await verifyPaymentPassword(ctx, member, code);
    case loginPassword:
      return await verifyLoginPassword(ctx, member, code);
  }
}

/** Uses up a proof that was right a moment ago, so that of parallel calls with the same proofs one goes on. */
async function useUp(ctx: MemberContext, member: Member, type: Wanted, code: string): Promise<void> {
  switch (type) {
    case phone:
    case email:
    case replySms:
      return await proveChannel(ctx, { member, scene: 'security' }, { type, code }, 'consume');
    case otp:
      if (!(await isAuthenticatorProofRight(ctx, member.id, code, 'consume')))
        throw new ApiFailure('TWO_FACODE_INVALID');
      return;
    case payPassword:
    case loginPassword:
  }
}
