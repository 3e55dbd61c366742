/** Why something that a person asked for did not happen. Words for it belong to the screen. */
export interface Failure {
  /**
   * The server's code, or one of ours: `OFFLINE` the server did not answer, `SELF` the sender is the recipient, `UNWRITTEN` the
   * device could not store the request, so nothing was sent.
   */
  readonly code: string;
  /** With 1049: tries that are left. */
  readonly remainTimes?: number;
  /** With 1049: when the payment password may be tried again, in epoch milliseconds. */
  readonly lockedUntil?: number;
  /** With 1042: ways to prove who one is, by their number on the wire. */
  readonly verifyTypes?: readonly number[];
  /** With 1042: ways that replace all of them when one is lost. */
  readonly instead?: readonly number[];
  /** With ARGS_INVALID: the fields of the request that the server does not accept. */
  readonly fields?: readonly string[];
  /** With `NO_RIGHTS`: outgoing money waits after a change of the account's security, and the person's data says until when. */
  readonly isHeld?: true;
}

/** A switch of the account that a hold closes. */
const HELD = 3;

/** What the server refused a call with. */
export interface Refusal {
  readonly code: string;
  readonly body: unknown;
}

/** Reads what a failed call threw: the server's refusal, or null when there was no answer at all. */
export function readRefusal(error: unknown): Refusal | null {
  const call = (error ?? {}) as { kind?: unknown; code?: unknown; body?: () => unknown };
  return call.kind === 'refused' && typeof call.code === 'string' ? { code: call.code, body: call.body?.() } : null;
}

/** Reads what a failed call threw as a failure; no answer at all reads as `OFFLINE`. */
export function failureOf(error: unknown): Failure {
  const refusal = readRefusal(error);
  if (!refusal) return { code: 'OFFLINE' };
  const { remainTimes, lockedUntil, verifyTypes, instead, fields, transferFlag, withdrawFlag } = (refusal.body ?? {}) as Record<string, unknown>;
  return {
    code: refusal.code,
    ...(typeof remainTimes === 'number' ? { remainTimes } : {}),
    ...(typeof lockedUntil === 'number' ? { lockedUntil } : {}),
    ...(Array.isArray(verifyTypes) ? { verifyTypes: verifyTypes.filter((type) => typeof type === 'number') } : {}),
    ...(Array.isArray(instead) ? { instead: instead.filter((type) => typeof type === 'number') } : {}),
    ...(Array.isArray(fields) ? { fields: fields.filter((field) => typeof field === 'string') } : {}),
    ...(transferFlag === HELD || withdrawFlag === HELD ? { isHeld: true } : {}),
  };
}

/** Whether something thrown is a bug of ours rather than a failed call, so that it must not pass for a lost connection. */
export const isBug = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
