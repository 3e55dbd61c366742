import { randomUUID } from 'node:crypto';
import { type Db, sql } from '../../db/index.ts';

/** One of all processes on a database leads while it renews its lease. */
export interface Leader {
  /** Whether this process led at the last renewal. */
  isLeader(): boolean;
  /** Renews the lease, or takes it when its holder has stopped or died. */
  renew(): Promise<void>;
  /** Gives the lease up, so that another process leads at once. */
  resign(): Promise<void>;
}

/** How long a dead leader keeps the lease, in seconds. Two leaders for a moment do no harm: every loop locks what it works on. */
const LEASE = 4;

/** Stands for leader among the processes on a database. */
export function standForLeader(db: Db): Leader {
  const holder = randomUUID();
  let isLeader = false;
  return {
    isLeader: () => isLeader,
    async renew() {
      const row = await db
        .maybe(sql`
          insert into leader (holder, until) values (${holder}, now() + ${LEASE} * interval '1 second')
          on conflict (is_only) do update set holder = excluded.holder, until = excluded.until
          where leader.holder = excluded.holder or leader.until < now() returning 1`)
        .catch((error: unknown) => {
          isLeader = false;
          throw error;
        });
      isLeader = row !== undefined;
    },
    async resign() {
      isLeader = false;
      await db.query(sql`delete from leader where holder = ${holder}`);
    },
  };
}
