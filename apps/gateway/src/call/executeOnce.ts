import { createHash } from 'node:crypto';
import type { Code } from '@ezwallet/api-client/codes';
import { type Db, sql } from '../db/index.ts';
import { isSameDigest } from '../secrets/digest.ts';
import { ApiFailure } from './ApiFailure.ts';
import type { MemberContext } from './CallContext.ts';

/** What a money request ended with, kept for whoever asks again: an answer, or a refusal that must stay one. */
export type Settled<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly code: Code };

/** What a money request does when it is not answered yet. */
export interface MoneyWork<Prepared, Answer> {
  /**
   * Reads what the work needs from outside of its transaction: prices, networks, what the fields name. A request that
   * was answered is not prepared again: what has changed since is no reason to refuse it.
   * @throws {ApiFailure} to refuse; the same request may come again
   */
  readonly prepare: () => Promise<Prepared>;
  readonly execute: (tx: Db, prepared: Prepared) => Promise<Settled<Answer>>;
}

interface Stored {
  code: string;
  answer: unknown;
  body_hash: Buffer;
}

const SUCCESS = '0000';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Executes a money request once for each member and request number, and replays its answer ever after, before anything
 * else is looked at. The answer is stored in the transaction of the work itself: both are there, or neither.
 *
 * What the work throws is rolled back and forgotten, so the request may come again; a `Settled` refusal is remembered,
 * so that a late duplicate cannot succeed after the person saw it refused.
 *
 * @param fields everything the person decided; proofs, which differ between tries, left out
 * @throws {ApiFailure} `ARGS_INVALID` for other fields under a used number, `2222` while the first is still running
 */
export async function executeOnce<Prepared, Answer>(
  ctx: MemberContext,
  reqNo: string,
  fields: Readonly<Record<string, unknown>>,
  { prepare, execute }: MoneyWork<Prepared, Answer>,
): Promise<Answer> {
  const { db, session } = ctx;
  const bodyHash = hashFields(fields);
  const stored = await findStored(db, session.memberId, reqNo);
  if (stored) return replay(stored, bodyHash);
  // What fails here refuses only the first try: another may be carrying the same request out right now.
  const prepared = await prepare().then(
    (value) => ({ ok: true, value }) as const,
    (error: unknown) => ({ ok: false, error }) as const,
  );

  const settled = await db.tx(
    async (tx): Promise<Settled<Answer> | Stored> => {
      if (!(await claim(tx, session.memberId, reqNo, bodyHash))) {
        const first = await findStored(tx, session.memberId, reqNo);
        if (!first) throw new ApiFailure('2222');
        return first;
      }
      // A logout or a login elsewhere stops money at once, whatever this process remembers.
      if (!(await isSessionOpen(tx, session.tokenHash))) throw new ApiFailure('6666');
      if (!prepared.ok) throw prepared.error;
      const outcome = await execute(tx, prepared.value);
      const [code, answer] = outcome.ok ? [SUCCESS, outcome.answer] : [outcome.code, null];
      await tx.query(sql`
        update money_request set code = ${code}, answer = ${JSON.stringify(answer)}::jsonb
        where member_id = ${session.memberId} and req_no = ${reqNo}::uuid`);
      return outcome;
    },
    { retry: 'replayable' },
  );
  if ('body_hash' in settled) return replay(settled, bodyHash);
  if (!settled.ok) throw new ApiFailure(settled.code);
  return settled.answer;
}

/** Waits for a first request that is still running, but not for longer than the lock timeout. */
async function claim(tx: Db, memberId: bigint, reqNo: string, bodyHash: Buffer): Promise<boolean> {
  try {
    const row = await tx.maybe(sql`
      insert into money_request (member_id, req_no, body_hash, code)
      values (${memberId}, ${reqNo}::uuid, ${bodyHash}, ${SUCCESS})
      on conflict (member_id, req_no) do nothing returning 1`);
    return row !== undefined;
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) throw new ApiFailure('2222');
    throw error;
  }
}

async function findStored(db: Db, memberId: bigint, reqNo: string): Promise<Stored | undefined> {
  return await db.maybe<Stored>(sql`
    select code, answer, body_hash from money_request where member_id = ${memberId} and req_no = ${reqNo}::uuid`);
}

function replay<Answer>(stored: Stored, bodyHash: Buffer): Answer {
  if (!isSameDigest(stored.body_hash, bodyHash)) throw new ApiFailure('ARGS_INVALID', { fields: ['reqNo'] });
  if (stored.code !== SUCCESS) throw new ApiFailure(stored.code as Code);
  return stored.answer as Answer;
}

function hashFields(fields: Readonly<Record<string, unknown>>): Buffer {
  const sorted = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

/** Whether a session is open this instant; asked inside a money transaction, so that a logout is exact. */
async function isSessionOpen(tx: Db, hash: Buffer): Promise<boolean> {
  const row = await tx.maybe(sql`
    select 1 from session
    where token_hash = ${hash} and ended_at is null and least(expires_at, absolute_at) > app_now()`);
  return row !== undefined;
}
