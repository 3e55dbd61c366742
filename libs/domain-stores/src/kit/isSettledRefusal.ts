import { CODE } from '@ezwallet/api-client/constants';
import { type NamedCode, RESPONSE_CODES } from '@ezwallet/api-client/codes';
import type { Refusal } from './failures.ts';

/** Answers that do not say whether the money moved: still running, busy, or broken halfway. */
const UNSETTLED: ReadonlySet<string> = new Set([
  CODE.running,
  'SYSTEM_ERROR',
  'AWS_ERROR',
  'TRY_AGAIN_LATER',
  'REQUEST_TOO_FREQUENT',
]);

/** Answers about the session of a call; those without an action of their own have to be named. */
const ABOUT_SESSION: ReadonlySet<string> = new Set([
  ...RESPONSE_CODES.filter(({ action }) => action === 'logout').map(({ code }) => code),
  ...(['NO_LOGIN', 'TOKEN_INVALID', 'TOKEN_KICK_OUT'] satisfies NamedCode[]),
]);

/**
 * Whether a failed money call was refused for good: nothing moved, and nothing will under its request number.
 *
 * @param lost an answer to the call was lost before. If the session has ended since then, the server refuses to answer and
 * says nothing about the money.
 */
export function isSettledRefusal(refusal: Refusal | null, lost: boolean): refusal is Refusal {
  return refusal !== null && !UNSETTLED.has(refusal.code) && !(lost && ABOUT_SESSION.has(refusal.code));
}
