import type { Policy } from '../config/index.ts';
import { appNow, type Db, fromNow, type Sql, sql } from '../db/index.ts';

/**
 * The database's clock, close enough for timers on screens. SQL decides deadlines and locks by `app_now()`; this clock
 * only dates what people see, without a query for each answer.
 */
export interface DbClock {
  /** Epoch milliseconds. */
  now(): number;
  sync(): Promise<void>;
}

const SYNC_EVERY = 10_000;

export function createDbClock(db: Db): DbClock {
  let offset = 0;
  let syncedAt = -SYNC_EVERY;
  const sync = async () => {
    const before = performance.now();
    const at = await appNow(db);
    offset = at - (before + performance.now()) / 2;
    syncedAt = performance.now();
  };
  return {
    sync,
    now() {
      if (performance.now() - syncedAt > SYNC_EVERY) {
        syncedAt = performance.now();
        // A failed synchronisation keeps the last offset; the query that matters will report the fault.
        sync().catch(() => undefined);
      }
      return Math.round(performance.now() + offset);
    },
  };
}

/** The moment at which the day of limits began, by the database's clock. */
export function dayStart({ transfer }: Policy): Sql {
  return sql`(date_trunc('day', (${fromNow(transfer.dayStartsAtUtcOffset)}) at time zone 'UTC') at time zone 'UTC'
    - ${transfer.dayStartsAtUtcOffset} * interval '1 millisecond')`;
}

/** The day that limits of a day count against, by the database's clock. */
export function today({ transfer }: Policy): Sql {
  return sql`((${fromNow(transfer.dayStartsAtUtcOffset)}) at time zone 'UTC')::date`;
}

/** The start of the present month, on the clock of the policy's day. */
export const monthStart = ({ transfer: { dayStartsAtUtcOffset: offset } }: Policy): Sql => sql`
  (date_trunc('month', (app_now() + ${offset}::bigint * interval '1 millisecond') at time zone 'UTC')
    at time zone 'UTC' - ${offset}::bigint * interval '1 millisecond')`;
