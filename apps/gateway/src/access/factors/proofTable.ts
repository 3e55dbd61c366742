import { VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { Policy } from '../../config/index.ts';
import { proofsThatLift } from '../../people/members/holds.ts';
import type { Member } from '../../people/members/members.ts';

const { phone, email, otp, payPassword, loginPassword, replySms } = VERIFY_TYPES;

export type Channel = typeof phone | typeof email;
/** A kind of proof that a change of the account asks for. A reply from the phone can replace the code to it. */
export type Wanted = Channel | typeof otp | typeof payPassword | typeof loginPassword | typeof replySms;

/** A member with their factors. */
export type Prover = Pick<Member, 'phone' | 'email' | 'payPasswordHash' | 'otpBoundAt' | 'hold'>;

/** The time now, and how old a factor must be. */
export interface ProofRules {
  readonly policy: Policy;
  readonly now: number;
  /** A reply from the phone counts in place of a code to it. */
  readonly takesReplies: boolean;
  /** The kinds of proof that come with the call. */
  readonly given: readonly number[];
}

/**
 * Lists the strongest proof that a member has had for a day: the authenticator, else the payment password with a code to the
 * phone. Only a member with neither gives two codes, or a code and the login password.
 */
function strongest(member: Prover, { policy, now }: ProofRules): readonly Wanted[] {
  if (member.otpBoundAt !== null && member.otpBoundAt <= now - policy.otp.ripeAfter) return [otp];
  const channels = channelsOf(member);
  if (member.payPasswordHash !== null) return [...channels.slice(0, 1), payPassword];
  return channels.length > 1 ? channels : [...channels, loginPassword];
}

/** Lists one proof, which shuts an account: the one that the member gives, else the payment password, else a code. */
function quickest(member: Prover, { given }: ProofRules): readonly Wanted[] {
  const options = [...(member.payPasswordHash === null ? [] : [payPassword]), ...channelsOf(member)] as const;
  return [options.find((type) => given.includes(type)) ?? options[0] ?? loginPassword];
}

const channelsOf = (member: Prover): readonly Channel[] => [
  ...(member.phone === null ? [] : [phone]),
  ...(member.email === null ? [] : [email]),
];

/**
 * Lists the same with a reply from the phone in place of a code to it, if the member has chosen so. Senders of SMS can be forged,
 * so it counts only for what nobody takes an account over by.
 */
const strongestOrReply = (member: Prover, rules: ProofRules): readonly Wanted[] =>
  strongest(member, rules).map((type) => (type === phone && rules.takesReplies ? replySms : type));

/**
 * The proofs of what a member has already, for each kind of change: never more than two. Empty where none allows it. A new
 * factor also takes a code of its own, in a field of its call.
 */
const TABLE = {
  /** The whitelist, the anti-phishing code, what a login asks for: nobody takes an account over by them. */
  setting: strongestOrReply,
  /** Phone, mailbox, authenticator, passkeys, biometrics, replies, and a login password that was forgotten. */
  access: strongest,
  /** The login password, beside the old one: a second proof is enough. */
  password: (member, rules) => strongest(member, rules).slice(0, 1),
  /** New codes in the place of the authenticator. */
  recoveryCodes: () => [otp],
  /** Money that waits goes out again. */
  hold: (member, { policy }) => proofsThatLift(policy, member),
  /** The account is shut. */
  freeze: quickest,
} satisfies Readonly<Record<string, (member: Prover, rules: ProofRules) => readonly Wanted[]>>;

/** A kind of change of the account. */
export type Change = keyof typeof TABLE;

/** Lists the proofs that a change asks of a member. */
export function proofsFor(change: Change, member: Prover, rules: ProofRules): readonly Wanted[] {
  return TABLE[change](member, rules);
}
