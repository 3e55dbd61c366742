import { VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { LoginName } from '../../people/members/login-name.ts';
import type { Member } from '../../people/members/members.ts';

const { phone, email, otp, payPassword, loginName, loginPassword, authId } = VERIFY_TYPES;

/**
 * Kinds of proof that the gateway can ask of somebody who is not signed in. Biometrics and face need a device of the account,
 * and a reply by SMS needs a provider that takes messages. `authId` is the number of the identity document.
 */
export const FACTORS = [phone, email, otp, payPassword, loginName, loginPassword, authId] as const;
export type Factor = (typeof FACTORS)[number];

/** What a member has of these. */
type FactorOwner = Pick<Member, 'phone' | 'email' | 'otpBoundAt' | 'payPasswordHash' | 'passwordHash' | 'kycLevel'>;

/** The kinds of proof that a member has something for, in the order in which a screen asks for them. */
export function factorsOf(member: FactorOwner): Factor[] {
  const has: Readonly<Record<Factor, boolean>> = {
    [phone]: member.phone !== null,
    [email]: member.email !== null,
    [otp]: member.otpBoundAt !== null,
    [payPassword]: member.payPasswordHash !== null,
    [loginName]: true,
    [loginPassword]: member.passwordHash !== null,
    [authId]: member.kycLevel > 0,
  };
  return FACTORS.filter((factor) => has[factor]);
}

/** The kind of proof that a code to a login name is. */
export const channelOf = (name: LoginName): typeof phone | typeof email => (name.kind === 'phone' ? phone : email);

/**
 * The second factor of a member who has proved one channel: the other channel, else the authenticator, else the payment
 * password. Undefined where the channel is all there is, so that only waiting can tell an owner from a thief.
 */
export function secondFactor(member: FactorOwner, proven: Factor): Factor | undefined {
  const usable = factorsOf(member);
  return [phone, email, otp, payPassword].find((factor) => factor !== proven && usable.includes(factor));
}
