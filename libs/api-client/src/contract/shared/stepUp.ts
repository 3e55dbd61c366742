import * as v from 'valibot';
import { done, secret } from './fields.ts';
import { verifyType } from './verification.ts';

/** One proof of identity: its kind, and the code or password. */
export const proof = v.strictObject({ type: verifyType, code: secret });

/**
 * One proof of identity, for the `codes` that a refusal with 1042 asks for: a kind of {@link VERIFY_TYPES}, and its
 * code or password.
 */
export type Proof = v.InferOutput<typeof proof>;

/** One proof for each kind that a refusal with 1042 asks for. */
export const proofs = v.pipe(v.array(proof), v.minLength(1), v.maxLength(4));

/**
 * Additional fields of a call that changes the account's security. Without `codes`, or with too few, the server refuses
 * it with 1042 `{verifyTypes}`, the kinds that it needs. The same call with `codes` then succeeds.
 */
export const stepUpFields = { codes: v.optional(proofs) };

/** Refusals of such a call: too few proofs, or a wrong one of each kind. */
export const proofCodes = {
  '1042': true,
  '1049': true,
  EXPIRED: true,
  PASSWORD_INCORRECT: true,
  PINCODE_INVALID: true,
  TWO_FACODE_INVALID: true,
} as const;

/** Flags of such a call: its screen asks for the proofs, and counts wrong payment passwords (1049). */
export const stepUpFlags = {
  auth: 'user',
  rate: 'login',
  quiet: true,
  handOver: ['1042', '1049'],
  owns: [],
} as const;

const codes: Proof[] = [{ type: 1, code: '482913' }];

/** A call without other fields that switches one security setting of the account. */
export const securitySwitch = {
  ...stepUpFlags,
  codes: proofCodes,
  request: v.strictObject(stepUpFields),
  response: done,
  example: { request: { codes }, response: true as const },
};
