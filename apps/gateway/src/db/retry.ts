import { setTimeout as sleep } from 'node:timers/promises';

/** The fate of a failed statement: certainly undone, unknown, or an answer of the database. */
export type Fate = 'undone' | 'unknown' | 'answered';

/** Serialization failure, deadlock, and a server that is starting or full: nothing was kept. */
const UNDONE = new Set(['40001', '40P01', '57P03', '53300']);
/** Terminated by an administrator, by a crash of another backend, or by a dropped database. */
const TERMINATED = new Set(['57P01', '57P02', '57P05']);
const SOCKET = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED']);
/** The connection was never made, so nothing was sent. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** What `pg` says, without a code, when the socket ends under a statement or between two. */
const LOST =
  /connection terminated|client has encountered a connection error|connection error and is not queryable|client was closed/i;
/** A prepared `select *` after a migration of another process: a new connection makes a new plan. */
const STALE_PLAN = /cached plan must not change result type/;

const MAX_ATTEMPTS = 8;
const BASE_MS = 25;
const CEILING_MS = 2_000;

/** Starting up, stopping or recovering. */
const NOT_NOW = '57P03';
/** The database's own time limits, work that it cancelled in favour of others, and resources that ran out, such as disk
 * space. */
const BUSY = /^(?:55P03|57014|40001|40P01|53...)$/;
/** `pg` gives its pool's time limit no code. */
const POOL_EXHAUSTED = /timeout exceeded when trying to connect/;

/** Reads the fate of a statement from its error. */
export function fateOf(error: unknown): Fate {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (UNDONE.has(code) || UNREACHED.has(code) || STALE_PLAN.test(message)) return 'undone';
  if (TERMINATED.has(code) || SOCKET.has(code) || code.startsWith('08') || LOST.test(message)) return 'unknown';
  return 'answered';
}

/** True when the database is up but had no room or time for the work, and certainly kept nothing of it. */
export function isBusy(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return BUSY.test(String(code)) || POOL_EXHAUSTED.test(message);
}

function isUnreachable(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return fateOf(error) === 'unknown' || UNREACHED.has(code) || code === NOT_NOW;
}

/** True when the connection cannot be used again. */
export function isConnectionSpoilt(error: unknown): boolean {
  return fateOf(error) === 'unknown' || STALE_PLAN.test((error as Error).message);
}

/** The database was unreachable, or the connection was lost before an answer, in several tries. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Whether the work may have been executed; false: certainly not. */
  readonly mayHaveHappened: boolean;
  /** Of the last failure. */
  readonly code: string | undefined;

  constructor(mayHaveHappened: boolean, cause: unknown) {
    const { code, message } = cause as { code?: string; message?: string };
    super(`The database cannot be reached: ${message || code}`, { cause });
    this.mayHaveHappened = mayHaveHappened;
    this.code = code;
  }
}

/** How `withRetry` treats a failure. */
export interface Verdict {
  readonly fate: Fate;
  readonly mayRepeat: boolean;
}

/**
 * Repeats the work up to eight times, with growing random pauses, as long as the verdict on its failure allows.
 *
 * @throws {DatabaseUnavailable} in the end, when the connection is at fault; anything else as it came
 */
export async function withRetry<T>(work: () => Promise<T>, judge: (error: unknown) => Verdict): Promise<T> {
  let mayHaveHappened = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { fate, mayRepeat } = judge(error);
      // Whatever later tries met, a try of unknown fate may have succeeded.
      mayHaveHappened ||= fate === 'unknown';
      if (mayRepeat && attempt <= MAX_ATTEMPTS) {
        await sleep(Math.random() * Math.min(CEILING_MS, BASE_MS * 2 ** attempt));
        continue;
      }
      throw isUnreachable(error) ? new DatabaseUnavailable(mayHaveHappened, error) : error;
    }
  }
}
