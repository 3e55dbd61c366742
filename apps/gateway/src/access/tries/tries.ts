import { setTimeout as sleep } from 'node:timers/promises';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';

/** A count of wrong tries, over all gateway processes. */
export interface Counter {
  readonly key: string;
  /** So many wrong tries block it. Left out for a counter that never blocks. */
  readonly limit?: number;
  /** From so many wrong tries on, a try needs another proof, such as a captcha. */
  readonly proofAfter?: number;
}

/** How tries at one secret are counted. */
export interface TryRule {
  /** The first is the count of whoever tries: a right try clears it, and the answer carries its points. */
  readonly counters: readonly [Counter, ...Counter[]];
  /** Milliseconds from the first wrong try until a counter starts again. */
  readonly window: number;
  /** Milliseconds for which a full counter blocks. */
  readonly block: number;
}

/** What came of a try. `until` is when the count starts again, in epoch milliseconds. */
export type TryResult =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'wrong'; readonly points: number; readonly until: number }
  | { readonly verdict: 'blocked'; readonly until: number }
  /** It needs the other proof. Nothing was compared. */
  | { readonly verdict: 'proof' };

/** Longer than the longest queue for a hash. */
const LEASE = 30_000;
/** How long a try waits for others that are running now. */
const PATIENCE = 10_000;
const PAUSES = [20, 40, 80, 160, 250] as const;

/**
 * Makes one try at a secret. The try is booked before the comparison, so of any number of parallel tries only as many as
 * the limit allows are compared; the others wait until these are settled. Only a wrong try counts. A process that ends in
 * between leaves no count behind.
 *
 * @param isProven it comes with the other proof
 * @throws {ApiFailure} `TRY_AGAIN_LATER` without a body if no place becomes free in time; nothing is counted
 */
export async function tryOnce(
  db: Db,
  rule: TryRule,
  compare: () => Promise<boolean>,
  isProven = true,
): Promise<TryResult> {
  const booked = await book(db, rule, isProven);
  if (typeof booked !== 'bigint') return booked;
  let isRight: boolean | null = null;
  try {
    isRight = await compare();
  } finally {
    if (isRight === null) await settle(db, rule, booked, null);
  }
  const { isSettled, points, endsAt } = await settle(db, rule, booked, isRight);
  if (!isSettled) throw new ApiFailure('TRY_AGAIN_LATER');
  return isRight ? { verdict: 'right' } : { verdict: 'wrong', points: points ?? 0, until: endsAt ?? 0 };
}

interface Booking {
  readonly verdict: 'booked' | 'blocked' | 'proof' | 'busy';
  readonly try: bigint | null;
  readonly blockedUntil: number | null;
}

async function book(db: Db, { counters }: TryRule, isProven: boolean): Promise<bigint | TryResult> {
  const proofs = counters.map(({ proofAfter }) => proofAfter ?? null);
  const deadline = performance.now() + PATIENCE;
  for (let round = 0; ; round += 1) {
    const booking = await db.one<Booking>(sql`
      select verdict, try, blocked_until as "blockedUntil"
      from book_try(${keysOf(counters)}, ${limitsOf(counters)}, ${proofs}::int[], ${isProven}, ${LEASE})`);
    if (booking.try !== null) return booking.try;
    if (booking.verdict === 'blocked') return { verdict: 'blocked', until: booking.blockedUntil ?? 0 };
    if (booking.verdict === 'proof') return { verdict: 'proof' };
    if (performance.now() > deadline) throw new ApiFailure('TRY_AGAIN_LATER');
    await sleep(PAUSES[round] ?? PAUSES.at(-1));
  }
}

interface Settlement {
  readonly isSettled: boolean;
  readonly points: number | null;
  readonly endsAt: number | null;
}

async function settle(db: Db, { counters, window, block }: TryRule, id: bigint, isRight: boolean | null) {
  return await db.one<Settlement>(sql`
    select is_settled as "isSettled", points, ends_at as "endsAt"
    from settle_try(${id}, ${keysOf(counters)}, ${limitsOf(counters)}, ${isRight}::boolean, ${window}, ${block})`);
}

/** Ends the tries that are running under a counter, and forgets its count, after a change of the secret. */
export async function forgetTries(db: Pick<Db, 'query'>, key: string): Promise<void> {
  await db.query(sql`select forget_tries(${key})`);
}

function keysOf(counters: readonly Counter[]): Sql {
  return sql`${counters.map(({ key }) => key)}::text[]`;
}

function limitsOf(counters: readonly Counter[]): Sql {
  return sql`${counters.map(({ limit }) => limit ?? null)}::int[]`;
}
