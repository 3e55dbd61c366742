-- Bonuses are cases of a process. That of a pay method is promised with its order; the others are given at once.
alter table bonus
  drop constraint bonus_state_check,
  drop constraint bonus_check1,
  drop constraint bonus_check2,
  alter column state set default 'new',
  add column version int not null default 0;
drop index bonus_of_member, bonus_of_day;

insert into process_state (process, state, wire, hold) values
  ('bonus', 'promised', 0, null),
  ('bonus', 'credited', 1, null),
  ('bonus', 'dropped', -1, null);

insert into process_move (process, event, from_state, to_state, actor, effect) values
  ('bonus', 'promise', 'new', 'promised', 'platform', 'keep'),
  ('bonus', 'give', 'new', 'credited', 'platform', 'credit'),
  ('bonus', 'credit', 'promised', 'credited', 'platform', 'credit'),
  ('bonus', 'drop', 'promised', 'dropped', 'platform', 'cancel');

update bonus set state = case state when 'PLANNED' then 'promised' when 'CREDITED' then 'credited' else 'dropped' end,
  version = case when state = 'PLANNED' or source <> 'payMethod' then 1 else 2 end;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
select 'bonus', id, 1, 'promise', 'new', 'promised', 'platform', planned_at from bonus where source = 'payMethod'
union all
select 'bonus', id, 1, 'give', 'new', 'credited', 'platform', settled_at from bonus where source <> 'payMethod'
union all
select 'bonus', id, 2, case state when 'credited' then 'credit' else 'drop' end, 'promised', state, 'platform', settled_at
from bonus where source = 'payMethod' and state <> 'promised';

create index bonus_of_member on bonus (member_id, settled_at desc, id desc) where state = 'credited';
create index bonus_of_day on bonus (member_id, day) where source = 'payMethod' and state <> 'dropped';
alter table bonus
  add constraint bonus_settled check ((state in ('new', 'promised')) = (settled_at is null)),
  -- What is given at once names its bill before the event.
  add constraint bonus_credited check (state = 'new' or (state = 'credited') = (credit_bill is not null));
