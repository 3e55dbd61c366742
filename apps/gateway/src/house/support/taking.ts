import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';

/** A person of staff has a conversation. Times are epoch milliseconds. */
export interface Taken {
  readonly by: string;
  readonly since: number;
  readonly until: number;
}

/** The person who has the conversation `h` as JSON; null while it is free. */
export const TAKEN = sql`case when h.taken_until > app_now() then jsonb_build_object('by', h.taken_by,
  'since', epoch_ms(h.taken_at), 'until', epoch_ms(h.taken_until)) end`;

/** Somebody else answers this conversation. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
  readonly taken: Taken;

  constructor(taken: Taken) {
    super(`${taken.by} has taken the conversation.`);
    this.taken = taken;
  }
}

/** Locks a conversation. @throws {TakenError} while somebody else has it */
export async function refuseTaken(tx: Db, id: bigint, by: string | undefined): Promise<void> {
  const { taken } = await tx.one<{ taken: Taken | null }>(sql`
    select ${TAKEN} as taken from conversation h where h.id = ${id} for no key update`);
  if (taken && taken.by !== by) throw new TakenError(taken);
}

/** Takes a conversation for a person of staff, or gives their time again. @throws {TakenError} while somebody else has it */
export async function takeTicket(db: Db, { support }: Policy, id: bigint, by: string): Promise<Taken> {
  return await db.tx(async (tx) => {
    await refuseTaken(tx, id, by);
    const { taken } = await tx.one<{ taken: Taken }>(sql`
      update conversation h set taken_by = ${by}, taken_until = ${fromNow(support.takenFor)},
        taken_at = case when taken_until > app_now() then taken_at else app_now() end
      where id = ${id} returning ${TAKEN} as taken`);
    return taken;
  });
}

/** Makes a conversation free. @throws {TakenError} while somebody else has it */
export async function releaseTicket(db: Db, id: bigint, by: string): Promise<void> {
  await db.tx(async (tx) => {
    await refuseTaken(tx, id, by);
    await tx.query(sql`update conversation set taken_by = null, taken_at = null, taken_until = null where id = ${id}`);
  });
}
