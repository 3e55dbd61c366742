import { type CodeScene, type Proof, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { issueCode } from '../codes/codes.ts';
import { findIdentity } from '../../people/identity/identities.ts';
import { deviceKey } from '../../people/members/devices.ts';
import type { LoginName } from '../../people/members/login-name.ts';
import { emailOf, type Member, phoneOf } from '../../people/members/members.ts';
import { sendCodeMessage } from '../../people/messages/code-messages.ts';
import { isAuthenticatorProofRight } from './recovery-codes.ts';
import { isSameDigest, tokenHash } from '../../secrets/digest.ts';
import { type TryRule, tryOnce } from '../tries/tries.ts';
import { type ChannelType, isChannel, proveChannel } from './channels.ts';
import type { Factor } from './factors.ts';

const { phone, email, otp, payPassword, replySms, loginName, loginPassword, authId } = VERIFY_TYPES;

/** A login also takes a reply from the phone, where the member has chosen so. Nothing else does that opens an account. */
export type LoginFactor = Factor | typeof replySms;
type Secret = Exclude<Factor, ChannelType>;

/** Who proves factors, and what for. */
export interface Proving {
  readonly member: Member;
  readonly scene: CodeScene;
  readonly isKnownDevice: boolean;
  /** The name that they typed to say who they are: it proves nothing again. */
  readonly typedName: LoginName;
}

/** Codes of the refusals, so that a screen can say which proof is wrong. */
const REFUSALS = {
  [otp]: 'TWO_FACODE_INVALID',
  [payPassword]: 'PINCODE_INVALID',
  [loginName]: 'USER_NOT_FOUND',
  [loginPassword]: 'PASSWORD_INCORRECT',
  [authId]: 'KYC_NOT_FOUND',
} as const satisfies Record<Secret, string>;

/**
 * Makes somebody who is not signed in prove factors of a member. Codes are compared before secrets, so that only the holder
 * of the phone or mailbox can guess secrets; used up only if everything is right.
 * @throws {ApiFailure} 1042 `{verifyTypes}` if one is missing; `EXPIRED` for a code, else the code of the kind with
 *   `{remainTimes, lockedUntil}`; `TRY_AGAIN_LATER` `{lockedUntil}` while blocked
 */
export async function proveFactors(
  ctx: CallContext,
  proving: Proving,
  given: readonly Proof[] | undefined,
  verifyTypes: readonly LoginFactor[],
): Promise<void> {
  const proofs = new Map((given ?? []).map(({ type, code }) => [type, code]));
  const wanted = verifyTypes.map((type) => ({ type, code: proofs.get(type) ?? '' }));
  if (wanted.some(({ code }) => code === '')) throw new ApiFailure('1042', { verifyTypes });
  const channels = wanted.flatMap(({ type, code }) => (isChannel(type) ? [{ type, code }] : []));
  if (wanted.length > 1) for (const channel of channels) await proveChannel(ctx, proving, channel, 'check');
  // A code of an authenticator works once, and so does a recovery code, so it comes last.
  const secrets = wanted.flatMap(({ type, code }) => (isChannel(type) ? [] : [{ type, code }]));
  for (const { type, code } of secrets.toSorted((a, b) => Number(a.type === otp) - Number(b.type === otp))) {
    await trySecret(ctx, proving, type, code);
  }
  for (const channel of channels) await proveChannel(ctx, proving, channel, 'consume');
}

/** Sends the codes among the wanted proofs. The caller has proved something, so a stranger cannot use up these codes. */
export async function sendFactorCodes(
  ctx: CallContext,
  { member, scene }: Pick<Proving, 'member' | 'scene'>,
  types: readonly LoginFactor[],
): Promise<void> {
  for (const type of types) {
    if (type !== phone && type !== email) continue;
    const name = type === phone ? phoneOf(member) : emailOf(member);
    if (!name) continue;
    try {
      const code = await issueCode(ctx, scene, name, true);
      sendCodeMessage(ctx, name, member, scene, code);
    } catch (error) {
      // A code that went out a moment ago is still valid.
      if (!(error instanceof ApiFailure)) throw error;
    }
  }
}

/** A device that the account knows has a count of its own, so that strangers cannot shut its owner out. */
async function trySecret(ctx: CallContext, proving: Proving, type: Secret, text: string): Promise<void> {
  const { wrongTries, window, block } = ctx.config.policy.login;
  const who = proving.isKnownDevice ? `on ${deviceKey(ctx.device)}` : 'by strangers';
  const rule: TryRule = {
    counters: [{ key: `factor ${type} ${proving.member.id} ${who}`, limit: wrongTries }],
    window,
    block,
  };
  const result = await tryOnce(ctx.db, rule, () => isSecretRight(ctx, proving, type, text));
  if (result.verdict === 'blocked') throw new ApiFailure('TRY_AGAIN_LATER', { lockedUntil: result.until });
  if (result.verdict !== 'wrong') return;
  const remainTimes = Math.max(0, wrongTries - result.points);
  throw new ApiFailure(REFUSALS[type], { remainTimes, lockedUntil: remainTimes > 0 ? null : result.until });
}

async function isSecretRight(
  ctx: CallContext,
  { member, typedName }: Proving,
  type: Secret,
  text: string,
): Promise<boolean> {
  switch (type) {
    case otp:
      return await isAuthenticatorProofRight(ctx, member.id, text, 'consume');
    case payPassword:
      return member.payPasswordHash !== null && (await ctx.hasher.verifyPaymentPassword(member.payPasswordHash, text));
    case loginPassword:
      return await ctx.hasher.verifyPassword(member.passwordHash, text);
    case loginName:
      return otherNames(member, typedName).some((name) => isSame(name, text));
    case authId: {
      const identity = await findIdentity(ctx.db, ctx.config, member.id);
      return identity !== undefined && isSame(identity.idNo, text);
    }
  }
}

/** What else names a member: the other login name, and the user number. */
function otherNames(member: Member, typed: LoginName): string[] {
  return [typed.kind === 'phone' ? member.email : member.phone, member.userNo].filter((name) => name !== null);
}

const normal = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

function isSame(known: string, text: string): boolean {
  return isSameDigest(tokenHash(normal(known)), tokenHash(normal(text)));
}
