import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { tellHappened } from './notices.ts';
import { readOn } from './readOn.ts';
import { TRADE_STEPS } from './trade-steps.ts';

/** Steps of trades since the last look: each with the purchase that the sale was with at that step. */
const STEPS = sql`
  select e.case_id as sale_id, b.id as purchase_id, e.event, e.seq::bigint as seq, e.actor,
    (select d.due_at from process_deadline d join sale s on s.id = d.case_id
      where d.process = 'trade' and d.case_id = e.case_id and s.version = e.seq) as due_at
  from reader r join process_event e on e.process = 'trade' and e.changed >= r.read_to and e.changed < r.until
  left join lateral (
    select id from purchase where sale_id = e.case_id and first_seq <= e.seq and (last_seq is null or e.seq <= last_seq) offset 0
  ) b on true`;

/** The first answer of the other side, and appeals after the end. An appeal in time is a step of its trade. */
const STATEMENTS = sql`
  select a.sale_id, a.purchase_id, case when c.by = a.initiator then 'lateAppeal' else 'answer' end, c.id, c.by, null::timestamptz
  from reader r join appeal_statement c on c.changed >= r.read_to and c.changed < r.until
  cross join lateral (
    select * from appeal where id = c.appeal_id
      and not exists (select 1 from appeal_statement d where d.appeal_id = c.appeal_id and d.by = c.by and d.id < c.id) offset 0
  ) a
  where a.is_late or c.by <> a.initiator`;

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

/** Writes the notices to both sides about what has happened to trades since the last look. */
export async function collectTradeNotices(db: Db, { trade }: Pick<Policy, 'trade'>): Promise<void> {
  const steps = TRADE_STEPS.map(({ step }) => step);
  const sides = TRADE_STEPS.map(({ side }) => side);
  await db.query(sql`
    ${readOn('trades')}, step (sale_id, purchase_id, event, seq, actor, due_at) as (
      ${STEPS} union all ${STATEMENTS} union all ${LATE_ENDS} union all ${remindersOf(trade.notices.remindBefore)}
    ), happened (member_id, event, about, facts) as (
      select case t.side when 'seller' then s.seller_id else b.buyer_id end, p.event || ' ' || t.side, p.sale_id || ' ' || p.seq,
        jsonb_build_object('billNo', case t.side when 'seller' then s.bill_no else b.bill_no end, 'currency', s.asset_id,
          'amount', s.amount::text, 'fiat', s.fiat, 'fiatAmount', s.fiat_amount::text, 'until', epoch_ms(p.due_at))
      from step p
      join unnest(${steps}::text[], ${sides}::text[]) as t (event, side) on t.event = p.event and t.side <> p.actor
      cross join lateral (select * from sale where id = p.sale_id offset 0) s
      left join lateral (select * from purchase where id = p.purchase_id offset 0) b on true
    ) ${tellHappened()}`);
}
