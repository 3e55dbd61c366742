-- Offers to acceptors are cases of a process: their states, moves and events are kept as those of trades are.
alter table offer
  drop constraint offer_state_check,
  alter column state set default 'new',
  add column version int not null default 0,
  add column changed xid8 not null default pg_current_xact_id();
create index offer_changed on offer (changed);

insert into process_state (process, state, wire, hold) values
  ('offer', 'open', 0, null),
  ('offer', 'accepted', 1, null),
  ('offer', 'declined', -1, null),
  ('offer', 'taken', -1, null),
  ('offer', 'missed', -2, null);

insert into process_move (process, event, from_state, to_state, actor, effect, time_limit) values
  ('offer', 'ask', 'new', 'open', 'platform', 'keep', 'answer'),
  ('offer', 'accept', 'open', 'accepted', 'acceptor', 'keep', null),
  ('offer', 'decline', 'open', 'declined', 'acceptor', 'keep', null),
  ('offer', 'take', 'open', 'taken', 'platform', 'keep', null),
  ('offer', 'miss', 'open', 'missed', 'clock', 'keep', null);

-- The answers of earlier offers kept no time: each was given before the offer was over.
update offer set state = 'missed' where state = 'open' and expires_at <= app_now();
update offer set version = case state when 'open' then 1 else 2 end;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
select 'offer', id, 1, 'ask', 'new', 'open', 'platform', created_at from offer;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
select 'offer', o.id, 2, m.event, 'open', o.state, m.actor, least(o.expires_at, app_now())
from offer o join process_move m on m.process = 'offer' and m.from_state = 'open' and m.to_state = o.state;

insert into process_deadline (process, case_id, name, due_at)
select 'offer', id, 'answer', expires_at from offer where state = 'open';
