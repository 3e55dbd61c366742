import { NOTIFICATION_CHANNELS } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';
import { type Db, type Sql, sql } from '../db/index.ts';
import { isByDefault, NOTICES, type NoticeKey } from './notices.ts';

const RULES = NOTICES.flatMap(({ event, side }) =>
  NOTIFICATION_CHANNELS.map((channel) => ({ event, side, channel, isOn: isByDefault(`${event} ${side}` as NoticeKey, channel) })),
);

/** Steps of trades since the last look: each with the purchase that the sale was with at that step. */
const STEPS = sql`
  select e.case_id as sale_id, b.id as purchase_id, e.event, e.seq::bigint as seq, e.actor,
    (select d.due_at from process_deadline d join sale s on s.id = d.case_id
      where d.process = 'trade' and d.case_id = e.case_id and s.version = e.seq) as due_at
  from reader r join process_event e on e.process = 'trade' and e.changed >= r.read_to and e.changed < r.until
  left join purchase b on b.sale_id = e.case_id and b.first_seq <= e.seq and (b.last_seq is null or e.seq <= b.last_seq)`;

/** The first answer of the other side, and appeals after the end. An appeal in time is a step of its trade. */
const STATEMENTS = sql`
  select a.sale_id, a.purchase_id, case when c.by = a.initiator then 'lateAppeal' else 'answer' end, c.id, c.by, null::timestamptz
  from reader r join appeal_statement c on c.changed >= r.read_to and c.changed < r.until join appeal a on a.id = c.appeal_id
  where (a.is_late or c.by <> a.initiator)
    and not exists (select 1 from appeal_statement d where d.appeal_id = a.id and d.by = c.by and d.id < c.id)`;

const LATE_ENDS = sql`
  select a.sale_id, a.purchase_id, 'lateEnd', a.id, 'operator', null::timestamptz
  from appeal a where a.is_late and a.closed_at > app_now() - interval '1 day'`;

/** Time limits that end soon, of cases that had more time than that when the limit began. */
const remindersOf = ({ deadline, answer }: Policy['trade']['notices']['remindBefore']): Sql => sql`
  select s.id, s.purchase_id, l.event, s.version::bigint, coalesce(a.initiator, 'platform'), d.due_at
  from (values ('pay', 'remindPay', 'waitingForPayment', ${deadline}::bigint), ('release', 'remindRelease', 'paid', ${deadline}::bigint),
    ('answer', 'remindAnswer', 'appeal', ${answer}::bigint)) as l (name, event, state, lead)
  join process_deadline d on d.process = 'trade' and d.name = l.name and d.due_at > app_now()
    and d.due_at <= app_now() + l.lead * interval '1 millisecond'
  join sale s on s.id = d.case_id and s.state = l.state
  join process_event e on e.process = 'trade' and e.case_id = s.id and e.seq = s.version
    and e.at + l.lead * interval '1 millisecond' < d.due_at
  left join appeal a on l.name = 'answer' and a.purchase_id = s.purchase_id and a.closed_at is null and not a.is_late
  where a.answered_at is null`;

/**
 * Writes a notice for each side, channel and step that nobody has told yet, as members want it. Each step is read once: the
 * reader moves on in the same statement, and the rows have a key of their own.
 */
export async function collectNotices(db: Db, { trade }: Pick<Policy, 'trade'>): Promise<void> {
  const column = <Name extends keyof (typeof RULES)[number]>(name: Name) => RULES.map((rule) => rule[name]);
  await db.query(sql`
    with reader as (
      select read_to, pg_snapshot_xmin(pg_current_snapshot()) as until from trade_notice_reader for update skip locked
    ), moved as (
      update trade_notice_reader t set read_to = greatest(t.read_to, r.until) from reader r
    ), happened (sale_id, purchase_id, event, seq, actor, due_at) as (
      ${STEPS} union all ${STATEMENTS} union all ${LATE_ENDS} union all ${remindersOf(trade.notices.remindBefore)}
    )
    insert into trade_notice (sale_id, purchase_id, event, seq, side, channel, due_at)
    select h.sale_id, h.purchase_id, h.event, h.seq, t.side, t.channel, h.due_at
    from happened h
    join unnest(${column('event')}::text[], ${column('side')}::text[], ${column('channel')}::text[], ${column('isOn')}::boolean[])
      as t (event, side, channel, is_on) on t.event = h.event and t.side <> h.actor
    join sale s on s.id = h.sale_id left join purchase b on b.id = h.purchase_id
    join member m on m.id = case t.side when 'seller' then s.seller_id else b.buyer_id end
    left join message_setting o on o.member_id = m.id and o.channel = t.channel and o.type = 'order'
    where coalesce(o.is_on, t.is_on) and case t.channel when 'email' then m.email else m.phone end is not null
    on conflict do nothing`);
}
