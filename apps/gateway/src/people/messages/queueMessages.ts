import { type Sql, sql } from '../../db/index.ts';
import { RULES } from './subjects.ts';

const column = <Name extends keyof (typeof RULES)[number]>(name: Name) => RULES.map((rule) => rule[name]);

/**
 * The end of a statement with a table `happened (member_id, event, about, facts)`: writes a message for each channel on which
 * the member can be reached and wants to hear of it. What is there already is not written again.
 *
 * Here and in what makes `happened`, `offset 0` makes the server read the rows beside an event by their keys. It cannot estimate
 * how few events there are in a second, and would read whole tables for them.
 */
export const queueMessages = (): Sql => sql`
  insert into message (member_id, channel, type, event, about, facts)
  select m.id, t.channel, t.type, h.event, h.about, h.facts
  from happened h
  join unnest(${column('event')}::text[], ${column('type')}::text[], ${column('channel')}::text[], ${column('isLocked')}::boolean[],
    ${column('isOn')}::boolean[]) as t (event, type, channel, is_locked, is_on) on t.event = h.event
  cross join lateral (select id, email, phone from member where id = h.member_id offset 0) m
  left join lateral (
    select is_on from message_setting where member_id = m.id and channel = t.channel and type = t.type offset 0
  ) o on true
  where (t.is_locked or coalesce(o.is_on, t.is_on)) and case t.channel when 'email' then m.email else m.phone end is not null
  on conflict do nothing`;

/**
 * The begin of a statement that reads a source from where it was read last: `reader (read_to, until)` is the window of
 * transactions. The reader moves on in the same statement, and of several processes one reads.
 */
export const readOn = (name: 'trades' | 'account'): Sql => sql`
  with reader as (
    select read_to, pg_snapshot_xmin(pg_current_snapshot()) as until from message_reader where name = ${name} for update skip locked
  ), moved as (
    update message_reader t set read_to = greatest(t.read_to, r.until) from reader r where t.name = ${name}
  )`;
