import { CODE, SWITCHES } from '@ezwallet/api-client/constants';
import type { CodesOf, Endpoint } from '@ezwallet/api-client/contract';

/** Codes of ours, see {@link Failure}. */
export type OwnCode = 'OFFLINE' | 'SELF' | 'UNWRITTEN';

/** The codes of a call, and any text where the call is not named. */
type RefusalOf<Call> = Call extends Endpoint ? CodesOf<Call> : string;

/**
 * The codes of the failures of a call: those of the server and ours. The keys of a table of words.
 *
 * @example
 * const words: Partial<Record<FailureOf<typeof contract.trading.chatSend>, string>> = { OVER_MAX_TOTAL: 'The chat is full.' };
 */
export type FailureOf<Call> = RefusalOf<Call> | OwnCode;

/** Why something that a person asked for did not happen. Words for it belong to the screen. */
export interface Failure<Code extends string = string> {
  /**
   * The server's code, or one of ours: `OFFLINE` the server did not answer, `SELF` the sender is the recipient, `UNWRITTEN` the
   * device could not store the request, so nothing was sent.
   */
  readonly code: Code;
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
  /** The answer to an earlier try of the same call was lost, and this failure does not say what came of it: it may be done. */
  readonly mayBeDone?: true;
}

/** Refusals of a request that was carried out before: its proofs are used up, or what it asks for is there already. */
const SPENT: ReadonlySet<string> = new Set([
  'PASSWORD_INCORRECT',
  CODE.wrongPassword,
  'PINCODE_INVALID',
  'EXPIRED',
  'TWO_FACODE_INVALID',
  'NO_THIS_TICKET',
  'BIND_ALREADY',
  'BIND_ANOTHER_ALREADY',
  'ALREADY_REGISTERED',
]);

/** The refusal of a call by the server. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly body: unknown;
}

/**
 * Reads what a failed call threw: the server's refusal, or null when there was no answer at all. With the call as its type
 * argument, a comparison with a code that the call cannot send does not compile.
 *
 * @example
 * const isGone = readRefusal<typeof contract.order.detail>(error)?.code === 'ORDER_NOT_FOUND';
 */
export function readRefusal<Call = unknown>(error: unknown): Refusal<RefusalOf<Call>> | null {
  const call = (error ?? {}) as { kind?: unknown; code?: unknown; body?: () => unknown };
  return call.kind === 'refused' && typeof call.code === 'string'
    ? { code: call.code as RefusalOf<Call>, body: call.body?.() }
    : null;
}

/** Marks what a call threw whose answer was lost at an earlier try. */
export const markMayBeDone = (error: unknown): unknown =>
  error instanceof Error ? Object.assign(error, { mayBeDone: true }) : error;

/** Reads what a failed call threw as a failure; no answer at all reads as `OFFLINE`. The call is named as in {@link readRefusal}. */
export function failureOf<Call = unknown>(error: unknown): Failure<FailureOf<Call>> {
  const refusal = readRefusal<Call>(error);
  const isLost = (error as { mayBeDone?: unknown } | undefined)?.mayBeDone === true;
  const mayBeDone = isLost && (!refusal || SPENT.has(refusal.code)) ? ({ mayBeDone: true } as const) : {};
  if (!refusal) return { code: 'OFFLINE', ...mayBeDone };
  const { remainTimes, lockedUntil, verifyTypes, instead, fields, transferFlag, withdrawFlag } = (refusal.body ??
    {}) as Record<string, unknown>;
  return {
    code: refusal.code,
    ...mayBeDone,
    ...(typeof remainTimes === 'number' ? { remainTimes } : {}),
    ...(typeof lockedUntil === 'number' ? { lockedUntil } : {}),
    ...(Array.isArray(verifyTypes) ? { verifyTypes: verifyTypes.filter((type) => typeof type === 'number') } : {}),
    ...(Array.isArray(instead) ? { instead: instead.filter((type) => typeof type === 'number') } : {}),
    ...(Array.isArray(fields) ? { fields: fields.filter((field) => typeof field === 'string') } : {}),
    ...([transferFlag, withdrawFlag].includes(SWITCHES.held) && { isHeld: true as const }),
  };
}

/**
 * Whether a failure has this code. Without a call, only the codes of ours compile; with one, also those that it can send.
 *
 * @example
 * const isFull = failedWith<typeof contract.trading.chatSend>(store.sending.failure, 'OVER_MAX_TOTAL');
 */
export const failedWith = <Call = never>(failure: Failure | null | undefined, code: FailureOf<Call>): boolean =>
  failure?.code === code;

/** Whether something thrown is a bug of ours rather than a failed call, so that it must not pass for a lost connection. */
export const isBug = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
