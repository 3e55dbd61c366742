import type { LoginResult } from '@ezwallet/api-client/contract';
import { VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { CallContext } from '../call/CallContext.ts';
import { fromNow, sql } from '../db/index.ts';
import type { Member } from '../members/members.ts';
import { type Factor, FACTORS, factorsOf, secondFactor } from '../recovery/factors.ts';
import { sendFactorCodes } from '../recovery/proveFactors.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';

/** What a login has shown so far. */
export interface Shown {
  readonly proven: readonly Factor[];
  readonly isKnownDevice: boolean;
}

/**
 * Lists what a member has to prove on this device beside what they have shown: the kinds that they have chosen, or on a
 * device that the account does not know one kind that a thief of the first would not have.
 */
export function missingFactors({ config }: CallContext, member: Member, { proven, isKnownDevice }: Shown): Factor[] {
  const usable = factorsOf(member).filter((factor) => !proven.includes(factor));
  const chosen = FACTORS.filter((factor) => member.loginFactors.includes(factor));
  if (chosen.length > 0) return chosen.filter((factor) => usable.includes(factor));
  if (!config.policy.login.proveNewDevice || !member.firstLoginDone || isKnownDevice) return [];
  const { phone, email, loginPassword: knowledge } = VERIFY_TYPES;
  const [first] = proven;
  // After a password, a code to whatever the member has. After a code, something else than the same phone or mailbox.
  if (first === knowledge) return [member.phone === null ? email : phone];
  const second = first === undefined ? undefined : secondFactor(member, first);
  return second === undefined ? usable.filter((factor) => factor === knowledge) : [second];
}

/** Stores what was shown as a ticket for `loginAuth`, and sends the codes that `loginAuth` asks for. */
export async function askForProof(
  ctx: CallContext,
  member: Member,
  proven: readonly Factor[],
  missing: readonly Factor[],
): Promise<LoginResult> {
  const { db, config, device } = ctx;
  const preToken = newToken();
  const { hasPasskey } = await db.one<{ hasPasskey: boolean }>(sql`
    insert into login_challenge (token_hash, member_id, device_id, verify_types, proven, expires_at)
    values (${tokenHash(preToken)}, ${member.id}, ${device.id}::uuid, ${[...missing]}, ${[...proven]},
      ${fromNow(config.policy.session.challenge)})
    returning exists (select 1 from passkey p where p.member_id = login_challenge.member_id) as "hasPasskey"`);
  await sendFactorCodes(ctx, { member, scene: 'login' }, missing);
  return {
    token: '',
    tokenExpiredDate: 0,
    userId: String(member.id),
    needAuth: true,
    preToken,
    verifyTypes: [...missing],
    ...(hasPasskey && { passkey: true }),
    firstLogin: false,
    pwdExpired: member.passwordExpired,
  };
}
