import { type Db, sql } from '../../db/index.ts';

/** Conversations whose first answers count. */
const LATEST = 50;

/** Minutes until support usually gives its first answer, at least 1; null before the first. */
export async function readAnswerMinutes(db: Db): Promise<number | null> {
  const { minutes } = await db.one<{ minutes: number | null }>(sql`
    select ceil(extract(epoch from percentile_cont(0.5) within group (order by first.at - h.created_at)) / 60)::int as minutes
    from (select id, created_at from conversation where kind = 'support' order by id desc limit ${LATEST}) h
      cross join lateral (select c.at from conversation_message c where c.conversation_id = h.id and c.by = 'staff' order by c.seq limit 1) first`);
  return minutes === null ? null : Math.max(1, minutes);
}
