import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { skipTime, sql } from '../db/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the page skips with one button, in milliseconds. */
const SKIPS = { '1m': MINUTE, '15m': 15 * MINUTE, '1h': HOUR, '24h': 24 * HOUR } as const;
type Skip = keyof typeof SKIPS;
const NAMES = Object.keys(SKIPS) as [Skip, ...Skip[]];

const skipRequest = v.strictObject({ by: v.picklist(NAMES) });

/** The time in the sandbox, how far it is ahead of the real one, and what can be skipped. Times in milliseconds. */
export async function readClock({ db }: Pick<Services, 'db'>) {
  const clock = await db.one<{ now: number; ahead: bigint }>(sql`
    select app_now() as now, clock_shift_ms as ahead from control where id = 1`);
  return { now: clock.now, ahead: Number(clock.ahead), skips: NAMES };
}

/**
 * Moves the time of the sandbox ahead: of the database and of this process at once, of other processes and of clients within
 * seconds. The job for time limits finds those that are over, as it always does.
 * @throws {ApiFailure} `ARGS_INVALID`
 */
export async function skipAhead(services: Services, body: unknown) {
  const input = v.safeParse(skipRequest, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  await skipTime(services.db, SKIPS[input.output.by]);
  await services.clock.sync();
  return await readClock(services);
}
