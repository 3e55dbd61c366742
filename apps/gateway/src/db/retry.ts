import { setTimeout as sleep } from 'node:timers/promises';

/** What a failure says about the fate of the statement: surely undone, unknown, or an answer of the database. */
export type Fate = 'undone' | 'unknown' | 'answered';

/** Serialization failure, deadlock, and a server that is starting or full: nothing was kept. */
const UNDONE = new Set(['40001', '40P01', '57P03', '53300']);
/** Terminated by an administrator, by a crash of another backend, or by a dropped database. */
const TERMINATED = new Set(['57P01', '57P02', '57P05']);
const SOCKET = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED']);
/** The connection was never made, so nothing was sent. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** What `pg` says, without a code, when the socket ends under a statement or between two. */
const LOST = /connection terminated|client has encountered a connection error|connection error and is not queryable|client was closed/i;
/** A prepared `select *` after a migration of another process: a new connection plans anew. */
const STALE_PLAN = /cached plan must not change result type/;

const MAX_ATTEMPTS = 8;
const BASE_MS = 25;
const CEILING_MS = 2_000;

/** Reads the fate of a statement from its error. */
export function fateOf(error: unknown): Fate {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (UNDONE.has(code) || UNREACHED.has(code) || STALE_PLAN.test(message)) return 'undone';
  if (TERMINATED.has(code) || SOCKET.has(code) || code.startsWith('08') || LOST.test(message)) return 'unknown';
  return 'answered';
}

/** True when the connection cannot be used again. */
export function isConnectionSpoilt(error: unknown): boolean {
  return fateOf(error) === 'unknown' || STALE_PLAN.test((error as Error).message);
}

/** Repeats the work up to eight times, with growing random pauses, as long as `mayRepeat` says so. */
export async function withRetry<T>(work: () => Promise<T>, mayRepeat: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt > MAX_ATTEMPTS || !mayRepeat(error)) throw error;
      await sleep(Math.random() * Math.min(CEILING_MS, BASE_MS * 2 ** attempt));
    }
  }
}
