import { type Db, sql } from '../db/index.ts';
import type { Policy } from '../config/index.ts';
import type { ProcessDefinition } from './defineProcess.ts';
import type { Overdue } from './runProcess.ts';

/** The part of a process that handles its time limits. */
interface Watched {
  readonly definition: Pick<ProcessDefinition, 'name'>;
  readonly overdue: ReadonlyMap<string, Overdue>;
}

/**
 * Handles every case whose time limit is over, each once and in a transaction of its own. It skips a row that another
 * process has locked; a killed process leaves its row unchanged.
 * @returns how many limits were over
 */
export async function fireDeadlines(db: Db, policy: Policy, processes: readonly Watched[]): Promise<number> {
  const watched = new Map<string, Overdue>(
    processes.flatMap(({ definition, overdue }) =>
      [...overdue].map(([limit, act]) => [`${definition.name} ${limit}`, act] as const),
    ),
  );
  if (watched.size === 0) return 0;
  for (let fired = 0; ; fired++) {
    const isDone = await db.tx(async (tx) => {
      const due = await tx.maybe<{ key: string; id: bigint }>(sql`
        select process || ' ' || name as key, case_id as id from process_deadline
        where due_at <= app_now() and process || ' ' || name = any(${[...watched.keys()]}::text[])
        order by due_at, process, case_id limit 1 for update skip locked`);
      if (!due) return true;
      const [process] = due.key.split(' ');
      await tx.query(sql`delete from process_deadline where process = ${process ?? ''} and case_id = ${due.id}`);
      await watched.get(due.key)?.(tx, due.id, policy);
      return false;
    });
    if (isDone) return fired;
  }
}
