-- What becomes of a voucher with its bill is a process: it is locked, and then credited or returned.
alter table voucher_use
  drop constraint voucher_use_outcome_check,
  drop constraint voucher_use_check;
drop index voucher_use_live, voucher_use_of_day;
alter table voucher_use rename column outcome to state;
alter table voucher_use
  alter column state set default 'new',
  add column id bigint generated always as identity unique,
  add column version int not null default 0;

insert into process_state (process, state, wire, hold) values
  ('voucherUse', 'locked', 2, null),
  ('voucherUse', 'credited', 3, null),
  ('voucherUse', 'returned', 1, null);

insert into process_move (process, event, from_state, to_state, actor) values
  ('voucherUse', 'lock', 'new', 'locked', 'member'),
  ('voucherUse', 'credit', 'locked', 'credited', 'platform'),
  ('voucherUse', 'return', 'locked', 'returned', 'platform');

update voucher_use set state = lower(state), version = case state when 'LOCKED' then 1 else 2 end;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
select 'voucherUse', id, 1, 'lock', 'new', 'locked', 'member', locked_at from voucher_use
union all
select 'voucherUse', id, 2, case state when 'credited' then 'credit' else 'return' end, 'locked', state, 'platform', settled_at
from voucher_use where state <> 'locked';

create unique index voucher_use_live on voucher_use (voucher_id) where state <> 'returned';
create index voucher_use_of_day on voucher_use (member_id, day) where state <> 'returned';
alter table voucher_use add constraint voucher_use_settled check ((state in ('new', 'locked')) = (settled_at is null));
