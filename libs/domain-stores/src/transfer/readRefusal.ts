import { RESPONSE_CODES, type NamedCode } from '@ezwallet/api-client/codes';
import type { TransferProblem } from './TransferProblem.ts';

/** What the server said no with. */
export interface Refusal {
  readonly code: string;
  readonly body: unknown;
}

/** Answers that say nothing about what became of the money: still running, busy, or broken halfway. */
const UNSETTLED: ReadonlySet<string> = new Set(['2222', 'SYSTEM_ERROR', 'AWS_ERROR', 'TRY_AGAIN_LATER', 'REQUEST_TOO_FREQUENT']);

/** Answers about the session of a call; those without an action of their own have to be named. */
const ABOUT_SESSION: ReadonlySet<string> = new Set([
  ...RESPONSE_CODES.filter(({ action }) => action === 'logout').map(({ code }) => code),
  ...(['NO_LOGIN', 'TOKEN_INVALID', 'TOKEN_KICK_OUT'] satisfies NamedCode[]),
]);

/** Reads what a failed call threw: the server's refusal, or null when there was no answer at all. */
export function readRefusal(error: unknown): Refusal | null {
  const call = (error ?? {}) as { kind?: unknown; code?: unknown; body?: () => unknown };
  return call.kind === 'refused' && typeof call.code === 'string' ? { code: call.code, body: call.body?.() } : null;
}

/**
 * Whether a failed money call was refused for good: nothing moved, and nothing will under its request number.
 *
 * @param lost an answer to the call was lost before. A session that has ended since then refuses the question, and says
 * nothing of the money.
 */
export function isSettledRefusal(refusal: Refusal | null, lost: boolean): refusal is Refusal {
  return refusal !== null && !UNSETTLED.has(refusal.code) && !(lost && ABOUT_SESSION.has(refusal.code));
}

/** Turns a refusal into what the screen tells; no answer at all reads as `OFFLINE`. */
export function toProblem(refusal: Refusal | null): TransferProblem {
  if (!refusal) return { code: 'OFFLINE' };
  const body = (refusal.body ?? {}) as Record<string, unknown>;
  const { remainTimes, lockedUntil, verifyTypes } = body;
  return {
    code: refusal.code,
    ...(typeof remainTimes === 'number' ? { remainTimes } : {}),
    ...(typeof lockedUntil === 'number' ? { lockedUntil } : {}),
    ...(Array.isArray(verifyTypes) ? { verifyTypes: verifyTypes.filter((type) => typeof type === 'number') } : {}),
  };
}
