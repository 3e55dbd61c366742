import { type Proof, readRecoveryCode, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { type CodePurpose, verifyCode } from '../codes/codes.ts';
import type { Policy } from '../config/index.ts';
import { together } from '../db/index.ts';
import { keyOf } from '../members/login-name.ts';
import { emailOf, type Member, phoneOf } from '../members/members.ts';
import { settleIn } from '../sessions/sessions.ts';
import { isReplyRight, takesReplies } from '../sms-replies/replies.ts';
import { trySessionSecret, verifyLoginPassword } from './login-tries.ts';
import { otpCounter } from './otp.ts';
import { verifyPaymentPassword } from './payment-password.ts';
import { isAuthenticatorProofRight } from './recovery-codes.ts';
import { stopNeedlessRequest } from './stopNeedlessRequest.ts';

const { phone, email, otp, payPassword, loginPassword, replySms } = VERIFY_TYPES;
type Channel = typeof phone | typeof email;
type Wanted = Channel | typeof otp | typeof payPassword | typeof loginPassword | typeof replySms;

/**
 * Lists the two proofs that a change of the account's security needs: codes to the member's phone and e-mail, or with only
 * one of them a code and a password.
 */
export function wantedProofs(member: Pick<Member, 'phone' | 'email' | 'payPasswordHash'>): readonly Wanted[] {
  const channels: Wanted[] = [];
  if (member.phone !== null) channels.push(phone);
  if (member.email !== null) channels.push(email);
  if (channels.length > 1) return channels;
  return [...channels, member.payPasswordHash === null ? loginPassword : payPassword];
}

/** The proofs that a change needs, and those that replace all of them when one is lost. */
interface ProofSets {
  readonly verifyTypes: readonly Wanted[];
  /** Empty where nothing replaces them. */
  readonly instead: readonly Wanted[];
}

/**
 * Lists the proofs for binding a phone or an e-mail address, or for replacing the bound one: a code to the old address, or to
 * the only other one, and a second proof. An authenticator that is no part of a quick theft replaces a lost address.
 */
export function proofsToBind({ otp: { ripeAfter } }: Policy, member: Member, channel: Channel, now: number): ProofSets {
  const other = channel === phone ? email : phone;
  const has = (type: Channel) => (type === phone ? member.phone : member.email) !== null;
  const password = member.payPasswordHash === null ? loginPassword : payPassword;
  const hasOtp = member.otpBoundAt !== null;
  if (!has(channel)) return { verifyTypes: [other, hasOtp ? otp : password], instead: [] };
  const spare = has(other) ? other : password;
  const isRipe = member.otpBoundAt !== null && member.otpBoundAt <= now - ripeAfter;
  return { verifyTypes: [channel, hasOtp ? otp : spare], instead: isRipe ? [otp, spare] : [] };
}

/**
 * The proofs with one more, if the session has moved to another browser since its login: the token may be a copy. An
 * authenticator is best, then the payment password. Without any of them, nothing more can be asked.
 */
function withOneMore({ session }: MemberContext, member: Member, proofs: readonly Wanted[]): readonly Wanted[] {
  if (!session.hasMoved || proofs.length === 0) return proofs;
  const has: readonly (readonly [Wanted, boolean])[] = [
    [otp, member.otpBoundAt !== null],
    [payPassword, member.payPasswordHash !== null],
    [phone, member.phone !== null],
    [email, member.email !== null],
    [loginPassword, member.passwordHash !== null],
  ];
  const more = has.find(([type, isThere]) => isThere && !proofs.includes(type));
  return more ? [...proofs, more[0]] : proofs;
}

/**
 * Makes a member prove again who they are, with one proof more after the session has moved. Codes have the scene `security`. They are used up only if every proof is right.
 * A waiting request to replace what they show is stopped: it is not lost.
 * @param verifyTypes the proofs that are needed
 * @param instead those that replace them, if the caller gives them
 * @throws {ApiFailure} 1042 `{verifyTypes, instead}` if a proof is missing; `EXPIRED`, 1049, `PASSWORD_INCORRECT`,
 *   `TWO_FACODE_INVALID`
 */
export async function requireProofs(
  ctx: MemberContext,
  member: Member,
  given: readonly Proof[] | undefined,
  verifyTypes: readonly Wanted[] = wantedProofs(member),
  instead: readonly Wanted[] = [],
): Promise<void> {
  await requireTheseProofs(ctx, member, given, withOneMore(ctx, member, verifyTypes), withOneMore(ctx, member, instead));
  if (ctx.session.hasMoved) await ctx.db.query(settleIn(ctx.session, ctx.device));
}

/** The same with these proofs alone, for what only protects the account. */
export async function requireTheseProofs(
  ctx: MemberContext,
  member: Member,
  given: readonly Proof[] | undefined,
  verifyTypes: readonly Wanted[],
  instead: readonly Wanted[] = [],
): Promise<void> {
  const proofs = new Map((given ?? []).map(({ type, code }) => [type, code]));
  const isGiven = (types: readonly Wanted[]) => types.length > 0 && types.every((type) => (proofs.get(type) ?? '') !== '');
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

/**
 * The same for changes that nobody takes an account over by: a reply from the phone counts in place of a code to it, if the
 * member has chosen so. Senders of SMS can be forged, so it never counts alone. The code still counts.
 */
export async function requireProofsOrReply(ctx: MemberContext, member: Member, given: readonly Proof[] | undefined): Promise<void> {
  const typed = wantedProofs(member);
  if (!takesReplies(ctx.config, member)) return await requireProofs(ctx, member, given, typed);
  await requireProofs(ctx, member, given, typed.map((type) => (type === phone ? replySms : type)), typed);
}

const purposeOf = (member: Member, type: Channel): CodePurpose | undefined => {
  const name = type === phone ? phoneOf(member) : emailOf(member);
  return name && { scene: 'security', target: keyOf(name) };
};

/** @throws {ApiFailure} for a wrong proof, which costs a try */
async function check(ctx: MemberContext, member: Member, type: Wanted, code: string): Promise<void> {
  switch (type) {
    case phone:
    case email: {
      const purpose = purposeOf(member, type);
      return purpose && (await verifyCode(ctx, purpose, code, 'check'));
    }
    case replySms:
      if (!(await isReplyRight(ctx, member.id, 'security', code, 'check'))) throw new ApiFailure('EXPIRED');
      return;
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
    case email: {
      const purpose = purposeOf(member, type);
      return purpose && (await verifyCode(ctx, purpose, code, 'consume'));
    }
    case replySms:
      if (!(await isReplyRight(ctx, member.id, 'security', code, 'consume'))) throw new ApiFailure('EXPIRED');
      return;
    case otp:
      if (!(await isAuthenticatorProofRight(ctx, member.id, code, 'consume'))) throw new ApiFailure('TWO_FACODE_INVALID');
      return;
    case payPassword:
    case loginPassword:
  }
}
