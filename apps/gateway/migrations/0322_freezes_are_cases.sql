-- The freeze of an account is a case of a process: its owner begins it, and staff end it.
alter table account_freeze
  add column state text not null default 'new',
  add column version int not null default 0,
  add column changed xid8 not null default pg_current_xact_id();
create index account_freeze_changed on account_freeze (changed);

insert into process_state (process, state, wire, hold) values
  ('freeze', 'frozen', 1, null),
  ('freeze', 'thawed', 0, null);

insert into process_move (process, event, from_state, to_state, actor, effect) values
  ('freeze', 'freeze', 'new', 'frozen', 'member', 'keep'),
  ('freeze', 'freeze', 'new', 'frozen', 'link', 'keep'),
  ('freeze', 'thaw', 'frozen', 'thawed', 'operator', 'keep');

update account_freeze set state = case when thawed_at is null then 'frozen' else 'thawed' end,
  version = case when thawed_at is null then 1 else 2 end;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
select 'freeze', id, 1, 'freeze', 'new', 'frozen', by, frozen_at from account_freeze;
insert into process_event (process, case_id, seq, event, from_state, to_state, actor, reason, at)
select 'freeze', id, 2, 'thaw', 'frozen', 'thawed', 'operator', note, thawed_at from account_freeze where thawed_at is not null;

alter table account_freeze add constraint account_freeze_thawed check ((state = 'thawed') = (thawed_at is not null));
