import type { TransferProblem } from './TransferProblem.ts';

/** What the server said no with. */
export interface Refusal {
  readonly code: string;
  readonly body: unknown;
}

/** Answers that say nothing about what became of the money: still running, busy, or broken halfway. */
const UNSETTLED: ReadonlySet<string> = new Set(['2222', 'SYSTEM_ERROR', 'AWS_ERROR', 'TRY_AGAIN_LATER', 'REQUEST_TOO_FREQUENT']);

/** Reads what a failed call threw: the server's refusal, or null when there was no answer at all. */
export function readRefusal(error: unknown): Refusal | null {
  const call = (error ?? {}) as { kind?: unknown; code?: unknown; body?: () => unknown };
  return call.kind === 'refused' && typeof call.code === 'string' ? { code: call.code, body: call.body?.() } : null;
}

/** Whether a failed money call was refused for good: nothing moved, and nothing will under its request number. */
export function isSettledRefusal(refusal: Refusal | null): refusal is Refusal {
  return refusal !== null && !UNSETTLED.has(refusal.code);
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
