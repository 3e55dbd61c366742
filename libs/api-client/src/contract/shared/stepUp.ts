import * as v from 'valibot';
import { done, secret } from './fields.ts';
import { verifyType } from './verification.ts';

/** One proof of who one is: its kind, and the code or password that proves it. */
export const proof = v.strictObject({ type: verifyType, code: secret });

/**
 * One proof of who one is, for the `codes` that a refusal with 1042 asks for: a kind of {@link VERIFY_TYPES}, and the
 * code or password that goes with it.
 */
export type Proof = v.InferOutput<typeof proof>;

/** One proof for each kind that a refusal with 1042 asked for. */
export const proofs = v.pipe(v.array(proof), v.minLength(1), v.maxLength(4));

/**
 * What a call that changes the account's security carries beside its own fields. Without `codes`, or with too few, it
 * is refused with 1042 `{verifyTypes}`, the kinds that it wants; the same call with `codes` is then carried out.
 */
export const stepUpFields = { codes: v.optional(proofs) };

/** How such a call behaves: its screen asks for the proofs, and counts wrong payment passwords (1049). */
export const stepUpFlags = {
  auth: 'user',
  rate: 'login',
  quiet: true,
  handOver: ['1042', '1049'],
  owns: [],
} as const;

const codes: Proof[] = [{ type: 1, code: '482913' }];

/** A call without fields of its own that switches one thing of the account's security. */
export const securitySwitch = {
  ...stepUpFlags,
  request: v.strictObject(stepUpFields),
  response: done,
  example: { request: { codes }, response: true as const },
};
