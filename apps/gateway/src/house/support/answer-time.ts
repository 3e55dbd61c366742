import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { opensAt } from './opensAt.ts';

/** Conversations whose first answers count. */
const LATEST = 50;

/** When a person answers. */
export interface AnswerTime {
  /** Minutes until support usually gives its first answer, at least 1; null before the first. */
  readonly answerMinutes: number | null;
  /** The next moment at which people answer, in epoch milliseconds; null while they do. */
  readonly opensAt: number | null;
}

export async function readAnswerTime(db: Db, { support }: Policy): Promise<AnswerTime> {
  const { minutes, now } = await db.one<{ minutes: number | null; now: number }>(sql`
    select app_now() as now, ceil(extract(epoch from percentile_cont(0.5) within group (order by first.at - h.created_at)) / 60)::int as minutes
    from (select id, created_at from conversation where kind = 'support' order by id desc limit ${LATEST}) h
      cross join lateral (select c.at from conversation_message c where c.conversation_id = h.id and c.by = 'staff' order by c.seq limit 1) first`);
  return { answerMinutes: minutes === null ? null : Math.max(1, minutes), opensAt: opensAt(support.hours, now) };
}
