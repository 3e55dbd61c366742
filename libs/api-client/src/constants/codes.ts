import type { ResponseCode } from '../codes/responseCodes.ts';

/**
 * The numbers that an application acts on, by what they say. A named code says it itself.
 *
 * @example if (refusal.code === CODE.changed) show(refusal.body);
 */
export const CODE = {
  /** The server still works on a call with the same request number. */
  running: '2222',
  /** The case is no longer as the caller saw it; the body is the case as it is now. */
  changed: '3025',
  /** Further proofs of who the caller is; the body says which. */
  proofsWanted: '1042',
  /** A wrong payment password, or a ticket that is no longer good. */
  wrongPassword: '1049',
  /** A later login took the place of this session. */
  signedInElsewhere: '7777',
  /** The name of the payer is another one. */
  wrongPayer: '6014',
} as const satisfies Readonly<Record<string, ResponseCode>>;
