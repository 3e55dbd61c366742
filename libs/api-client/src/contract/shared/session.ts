import * as v from 'valibot';
import { opaque, time } from './fields.ts';
import { verifyType } from './verification.ts';

/**
 * What a login answers: a token, or, with `needAuth`, the ticket and the kinds of proof that `loginAuth` still wants.
 * Source: product decisions, section 6.
 */
export const loginResult = v.object({
  token: v.string(),
  tokenExpiredDate: time,
  userId: v.string(),
  needAuth: v.boolean(),
  preToken: v.optional(opaque),
  verifyTypes: v.array(verifyType),
  firstLogin: v.boolean(),
  pwdExpired: v.boolean(),
});

/**
 * What a login answers; look at `needAuth` first: where it is true, `token` is empty and `loginAuth` takes `preToken`
 * with proofs of `verifyTypes`. `tokenExpiredDate` in epoch milliseconds.
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
