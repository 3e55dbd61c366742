import { type LoginResult, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { fromNow, sql } from '../../db/index.ts';
import type { Member } from '../../people/members/members.ts';
import { type Factor, factorsOf, secondFactor } from '../factors/factors.ts';
import { type LoginFactor, sendFactorCodes } from '../factors/proveFactors.ts';
import { newToken, tokenHash } from '../../secrets/digest.ts';
import { takesReplies } from '../sms-replies/replies.ts';
import { typedFactors } from './typedFactors.ts';

/** What a login has shown so far. */
export interface Shown {
  readonly proven: readonly Factor[];
  readonly isKnownDevice: boolean;
}

/**
 * Lists what a member has to prove on this device beside what they have shown: the kinds that they have chosen for every
 * login, and what a device takes that the account does not know.
 */
export function missingFactors(ctx: CallContext, member: Member, shown: Shown): LoginFactor[] {
  const usable = factorsOf(member).filter((factor) => !shown.proven.includes(factor));
  const wanted = new Set(member.loginFactors);
  if (!shown.isKnownDevice && member.firstLoginDone) {
    // A kind that is shown already says nothing about the new device: who has only the SIM would otherwise get in by it.
    const asksMore = usable.some((factor) => wanted.has(factor));
    for (const factor of forNewDevice(ctx, member, shown.proven, asksMore)) wanted.add(factor);
  }
  const missing = usable.filter((factor) => wanted.has(factor));
  return takesReplies(ctx.config, member)
    ? missing.map((factor) => (factor === VERIFY_TYPES.phone ? VERIFY_TYPES.replySms : factor))
    : missing;
}

/**
 * What a new device takes: the authenticator, whose owner has bound it for this. Without one, and where the member's own choice
 * asks for nothing more, the policy may want one kind that a thief of the first would not have.
 */
function forNewDevice(
  { config }: CallContext,
  member: Member,
  proven: readonly Factor[],
  asksMore: boolean,
): readonly Factor[] {
  const { phone, email, otp, loginPassword: knowledge } = VERIFY_TYPES;
  if (member.otpBoundAt !== null) return [otp];
  if (asksMore || !config.policy.login.proveNewDevice) return [];
  const [first] = proven;
  // After a password, a code to whatever the member has. After a code, something else than the same phone or mailbox.
  if (first === knowledge) return [member.phone === null ? email : phone];
  return [(first === undefined ? undefined : secondFactor(member, first)) ?? knowledge];
}

/**
 * Stores what was shown as a ticket for `loginAuth`, and sends the codes that `loginAuth` asks for.
 * @throws {ApiFailure} `TRY_AGAIN_LATER` when the password has changed since the login read the member
 */
export async function askForProof(
  ctx: CallContext,
  member: Member,
  proven: readonly Factor[],
  missing: readonly LoginFactor[],
): Promise<LoginResult> {
  const { db, config, device } = ctx;
  const preToken = newToken();
  // Takes turns with a change of the password: what was shown with the old one counts no more.
  const stored = await db.maybe<{ hasPasskey: boolean }>(sql`
    insert into login_challenge (token_hash, member_id, device_id, verify_types, proven, expires_at)
    select ${tokenHash(preToken)}, id, ${device.id}::uuid, ${[...missing]}::smallint[], ${[...proven]}::smallint[],
      ${fromNow(config.policy.session.challenge)}
    from member where id = ${member.id} and password_hash is not distinct from ${member.passwordHash} for no key update
    returning exists (select 1 from passkey p where p.member_id = login_challenge.member_id) as "hasPasskey"`);
  if (!stored) throw new ApiFailure('TRY_AGAIN_LATER');
  await sendFactorCodes(ctx, { member, scene: 'login' }, missing);
  return {
    token: '',
    tokenExpiredDate: 0,
    userId: String(member.id),
    needAuth: true,
    preToken,
    verifyTypes: [...missing],
    ...(stored.hasPasskey && { passkey: true }),
    ...(missing.includes(VERIFY_TYPES.replySms) && { instead: typedFactors(missing) }),
    firstLogin: false,
    pwdExpired: member.passwordExpired,
  };
}
