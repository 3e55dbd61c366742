import * as v from 'valibot';
import { opaque, time } from './fields.ts';
import { verifyType } from './verification.ts';

/**
 * The answer of a login: a token or, with `needAuth`, the ticket and the kinds of proof that `loginAuth` still needs.
 * Source: product decisions, section 6.
 */
export const loginResult = v.object({
  token: v.string(),
  tokenExpiredDate: time,
  userId: v.string(),
  needAuth: v.boolean(),
  preToken: v.optional(opaque),
  verifyTypes: v.array(verifyType),
  /** The login can go on with a passkey in place of these proofs; ours. */
  passkey: v.optional(v.literal(true)),
  // Ours: kinds that replace all of `verifyTypes`.
  instead: v.optional(v.array(verifyType)),
  firstLogin: v.boolean(),
  pwdExpired: v.boolean(),
});

/**
 * The answer of a login. Check `needAuth` first: when it is true, `token` is empty and `loginAuth` needs `preToken`
 * with proofs of `verifyTypes`, or of `instead` where it is there. `tokenExpiredDate` in epoch milliseconds.
 */
export type LoginResult = v.InferOutput<typeof loginResult>;

/** A login that needs no further proof; the contract's example. */
export const LOGIN_RESULT_EXAMPLE: LoginResult = {
  token: 'x9n2Tq5bV0m3cWJrE8uYdA1kZsP7hLgF4oNiQwRtXyU',
  tokenExpiredDate: 1_790_000_000_000,
  userId: '1024',
  needAuth: false,
  verifyTypes: [],
  firstLogin: false,
  pwdExpired: false,
};
