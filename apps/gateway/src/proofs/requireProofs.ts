import { type Proof, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { type CodeUse, verifyCode } from '../codes/codes.ts';
import { keyOf } from '../members/login-name.ts';
import { emailOf, type Member, phoneOf } from '../members/members.ts';
import { verifyLoginPassword } from './login-tries.ts';
import { verifyOtp } from './otp.ts';
import { verifyPaymentPassword } from './payment-password.ts';

const { phone, email, otp, payPassword, loginPassword } = VERIFY_TYPES;
type Wanted = typeof phone | typeof email | typeof otp | typeof payPassword | typeof loginPassword;

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

/**
 * Makes a member prove again who they are. Codes have the scene `security`. They are used up only if every proof is right.
 * @throws {ApiFailure} 1042 `{verifyTypes}` if a proof is missing; `EXPIRED`, 1049, `PASSWORD_INCORRECT`,
 *   `TWO_FACODE_INVALID`
 */
export async function requireProofs(
  ctx: MemberContext,
  member: Member,
  given: readonly Proof[] | undefined,
  verifyTypes: readonly Wanted[] = wantedProofs(member),
): Promise<void> {
  const proofs = new Map((given ?? []).map(({ type, code }) => [type, code]));
  const wanted = verifyTypes.map((type) => ({ type, code: proofs.get(type) ?? '' }));
  if (wanted.some(({ code }) => code === '')) throw new ApiFailure('1042', { verifyTypes });
  for (const use of ['check', 'consume'] as const) {
    for (const { type, code } of wanted) await prove(ctx, member, type, code, use);
  }
}

async function prove(ctx: MemberContext, member: Member, type: Wanted, code: string, use: CodeUse): Promise<void> {
  switch (type) {
    case phone:
    case email: {
      const name = type === phone ? phoneOf(member) : emailOf(member);
      return name && (await verifyCode(ctx, { scene: 'security', target: keyOf(name) }, code, use));
    }
    case otp:
      return await verifyOtp(ctx, code, use);
    case payPassword:
      return use === 'check' ? await verifyPaymentPassword(ctx, member, code) : undefined;
    case loginPassword:
      return use === 'check' ? await verifyLoginPassword(ctx, member, code) : undefined;
  }
}
