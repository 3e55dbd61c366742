-- Appeals are cases of a process, in time and after the end of a trade. What one after the end holds of the seller's coins is a
-- state of its own, with a time limit.
alter table appeal
  add column state text not null default 'new',
  add column version int not null default 0;
drop function if exists hold_for_late_appeal(appeal), staff_holds_for_late_appeal(bigint, text, text), end_late_holds(bigint),
  open_late_appeal(money_call, trade_act, late_appeal_rules), lock_late_appeal(bigint, trade_act),
  state_in_late_appeal(money_call, trade_act), withdraw_late_appeal(money_call, trade_act), concede_late_appeal(money_call, trade_act),
  decide_late_appeal(bigint, text, bigint, text);
drop view if exists invariant_trade;

insert into process_state (process, state, wire, hold) values
  ('appeal', 'open', 0, null),
  ('appeal', 'held', 0, null),
  ('appeal', 'lapsed', 0, null),
  ('appeal', 'withdrawn', 1, null),
  ('appeal', 'agreed', 1, null),
  ('appeal', 'decided', 1, null);

insert into process_move (process, event, from_state, to_state, actor, effect, time_limit, takes_ticket)
select 'appeal', m.event, unnest(m.starts), m.to_state, unnest_actor, m.effect, m.time_limit, m.takes_ticket
from (values
  ('open', '{new}'::text[], 'open', '{buyer,seller,platform}'::text[], 'keep', null, false),
  ('hold', '{open}', 'held', '{buyer,seller,operator}', 'keep', 'hold', false),
  ('lapse', '{held}', 'lapsed', '{clock}', 'free', null, false),
  ('withdraw', '{open,held,lapsed}', 'withdrawn', '{buyer,seller}', 'free', null, false),
  ('agree', '{open}', 'agreed', '{buyer,seller}', 'keep', null, false),
  ('concede', '{open,held,lapsed}', 'agreed', '{buyer,seller}', 'settle', null, true),
  ('decide', '{open,held,lapsed}', 'decided', '{operator}', 'settle', null, false)
) as m (event, starts, to_state, actors, effect, time_limit, takes_ticket), unnest(m.actors) as unnest_actor;

update appeal set state = case
  when outcome = 'verdict' then 'decided'
  when outcome is not null then outcome
  when hold_ended_at is not null then 'lapsed'
  when held > 0 then 'held'
  else 'open' end;

-- The events that earlier appeals had, in their order. The side that conceded was the other one.
insert into process_event (process, case_id, seq, event, from_state, to_state, actor, reason, at)
select 'appeal', id, row_number() over (partition by id order by step), event,
  coalesce(lag(to_state) over (partition by id order by step), 'new'), to_state, actor, reason, at
from (
  select id, 1 as step, 'open' as event, 'open' as to_state, initiator as actor, '' as reason, opened_at as at from appeal
  union all
  select id, 2, 'hold', 'held', case when held_by is null then initiator else 'operator' end, coalesce(held_reason, ''), held_at
  from appeal where held > 0
  union all
  select id, 3, 'lapse', 'lapsed', 'clock', '', hold_ended_at from appeal where hold_ended_at is not null
  union all
  select id, 4, case outcome when 'verdict' then 'decide' when 'withdrawn' then 'withdraw' when 'agreed' then
    case when is_late then 'concede' else 'agree' end end, state,
    case outcome when 'verdict' then 'operator' when 'withdrawn' then initiator
      else case initiator when 'buyer' then 'seller' else 'buyer' end end, verdict_reason, closed_at
  from appeal where outcome is not null
) step;
update appeal a set version = (select count(*) from process_event e where e.process = 'appeal' and e.case_id = a.id);

insert into process_deadline (process, case_id, name, due_at)
select 'appeal', id, 'hold', held_at + interval '7 days' from appeal where state = 'held';

drop index appeal_late_holds;
alter table appeal
  drop constraint appeal_check,
  drop column outcome,
  add constraint appeal_closed check ((state in ('new', 'open', 'held', 'lapsed')) = (closed_at is null)),
  -- The facts of a verdict are written before it moves the case.
  add constraint appeal_verdict check ((state <> 'decided' or result is not null) and (result is null) = (buyer_amount is null));
