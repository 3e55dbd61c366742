-- Everything that has states: one table of events, with the legal moves as rows that the code declares too.

create table process_state (
  process text not null,
  state   text not null,
  -- The status that its owner reads.
  wire    smallint not null,
  -- State of the hold that a case has there: 0 waiting, 1 paid out, 2 given back; null for a process without holds.
  hold    smallint,
  primary key (process, state)
);

create table process_move (
  process    text not null,
  event      text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  primary key (process, event, from_state, actor),
  unique (process, event, from_state, to_state, actor),
  foreign key (process, to_state) references process_state (process, state)
);

insert into process_state (process, state, wire, hold) values
  ('withdrawal', 'review', 0, 0),
  ('withdrawal', 'approved', 0, 0),
  ('withdrawal', 'signed', 0, 0),
  ('withdrawal', 'sent', 1, 0),
  ('withdrawal', 'done', 2, 1),
  ('withdrawal', 'refused', -1, 2),
  ('deposit', 'confirming', 0, null),
  ('deposit', 'credited', 2, null),
  ('deposit', 'small', -1, null),
  ('deposit', 'ignored', -1, null),
  ('deposit', 'orphaned', 0, null),
  ('deposit', 'dropped', -1, null),
  ('deposit', 'review', 1, null),
  ('deposit', 'cancelled', -1, null),
  ('payment', 'created', 0, null),
  ('payment', 'paying', 1, null),
  ('payment', 'paid', 2, null),
  ('payment', 'expired', 3, null),
  ('payment', 'closed', 4, null);

insert into process_move (process, event, from_state, to_state, actor) values
  ('withdrawal', 'request', 'new', 'review', 'member'),
  ('withdrawal', 'approve', 'review', 'approved', 'policy'),
  ('withdrawal', 'approve', 'review', 'approved', 'operator'),
  ('withdrawal', 'giveUp', 'approved', 'review', 'sender'),
  ('withdrawal', 'sign', 'approved', 'signed', 'sender'),
  ('withdrawal', 'send', 'signed', 'sent', 'sender'),
  ('withdrawal', 'fail', 'signed', 'review', 'sender'),
  ('withdrawal', 'fail', 'sent', 'review', 'sender'),
  ('withdrawal', 'confirm', 'sent', 'done', 'sender'),
  ('withdrawal', 'refuse', 'review', 'refused', 'operator'),
  ('deposit', 'see', 'new', 'confirming', 'watcher'),
  ('deposit', 'seeTooLittle', 'new', 'small', 'watcher'),
  ('deposit', 'ignore', 'new', 'ignored', 'watcher'),
  ('deposit', 'credit', 'confirming', 'credited', 'watcher'),
  ('deposit', 'stop', 'confirming', 'review', 'watcher'),
  ('deposit', 'orphan', 'confirming', 'orphaned', 'watcher'),
  ('deposit', 'orphan', 'review', 'orphaned', 'watcher'),
  ('deposit', 'seeAgain', 'orphaned', 'confirming', 'watcher'),
  ('deposit', 'seeAgain', 'dropped', 'confirming', 'watcher'),
  ('deposit', 'drop', 'orphaned', 'dropped', 'watcher'),
  ('deposit', 'approve', 'review', 'credited', 'operator'),
  ('deposit', 'reject', 'review', 'cancelled', 'operator'),
  ('payment', 'place', 'new', 'created', 'merchant'),
  ('payment', 'begin', 'created', 'paying', 'payer'),
  ('payment', 'arrive', 'created', 'paying', 'watcher'),
  ('payment', 'arrive', 'expired', 'paying', 'watcher'),
  ('payment', 'complete', 'created', 'paid', 'payer'),
  ('payment', 'complete', 'created', 'paid', 'watcher'),
  ('payment', 'complete', 'paying', 'paid', 'payer'),
  ('payment', 'complete', 'paying', 'paid', 'watcher'),
  ('payment', 'expire', 'created', 'expired', 'clock'),
  ('payment', 'expire', 'created', 'expired', 'watcher'),
  ('payment', 'expire', 'paying', 'expired', 'clock'),
  ('payment', 'expire', 'paying', 'expired', 'watcher'),
  ('payment', 'close', 'created', 'closed', 'merchant'),
  ('payment', 'close', 'paying', 'closed', 'merchant'),
  ('payment', 'close', 'expired', 'closed', 'merchant');

create table process_event (
  process    text not null,
  case_id    bigint not null,
  -- From 1; the version of the case after the event.
  seq        int not null,
  event      text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  reason     text not null default '',
  -- Facts of the moment, such as the transaction it was about.
  detail     jsonb not null default '{}',
  at         timestamptz not null default app_now(),
  changed    xid8 not null default pg_current_xact_id(),
  primary key (process, case_id, seq),
  foreign key (process, event, from_state, to_state, actor)
    references process_move (process, event, from_state, to_state, actor)
);
create index process_event_changed on process_event (changed);
create trigger process_event_append_only before update or delete on process_event
  for each row execute function refuse_change();

-- The time limit of a case, which ends with the state that it was set in.
create table process_deadline (
  process text not null,
  case_id bigint not null,
  name    text not null,
  due_at  timestamptz not null,
  primary key (process, case_id)
);
create index process_deadline_due on process_deadline (due_at);

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, reason, detail, at)
select 'withdrawal', withdrawal_id, seq,
  case
    when from_state = 'new' then 'request'
    when to_state = 'approved' then 'approve'
    when to_state = 'signed' then 'sign'
    when to_state = 'sent' then 'send'
    when to_state = 'done' then 'confirm'
    when to_state = 'refused' then 'refuse'
    when from_state = 'approved' then 'giveUp'
    else 'fail'
  end, from_state, to_state, actor, reason, jsonb_strip_nulls(jsonb_build_object('txid', txid)), at
from withdrawal_event;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, reason, at)
select 'deposit', deposit_id, seq,
  case
    when from_state = 'new' and to_state = 'confirming' then 'see'
    when from_state = 'new' and to_state = 'small' then 'seeTooLittle'
    when from_state = 'new' then 'ignore'
    when from_state = 'review' and to_state = 'credited' then 'approve'
    when to_state = 'credited' then 'credit'
    when to_state = 'review' then 'stop'
    when to_state = 'orphaned' then 'orphan'
    when to_state = 'confirming' then 'seeAgain'
    when to_state = 'dropped' then 'drop'
    else 'reject'
  end, from_state, to_state,
  case when from_state = 'review' and to_state in ('credited', 'cancelled') then 'operator' else 'watcher' end,
  reason, at
from deposit_event;

-- What was approved before limits were kept gets the usual hour.
insert into process_deadline (process, case_id, name, due_at)
select 'withdrawal', id, 'sign', updated_at + interval '1 hour' from withdrawal where state = 'approved';

-- Merchants' payments keep their state too. What stood there by calculation becomes their first events.
alter table merchant_payment
  add column state      text not null default 'new',
  add column version    int not null default 0,
  add column reason     text not null default '',
  add column updated_at timestamptz not null default app_now(),
  add column changed    xid8 not null default pg_current_xact_id();
create index merchant_payment_changed on merchant_payment (changed);
create index merchant_payment_open on merchant_payment (id) where state in ('created', 'paying');

update merchant_payment p set updated_at = created_at, state = case
  when closed_at is not null then 'closed'
  when amount <= (select coalesce(sum(b.amount) filter (where not part.is_late), 0) from merchant_payment_part part
                  join bill b on b.bill_no = part.bill_no where part.payment_id = p.id) then 'paid'
  when exists (select 1 from deposit d where d.payment_id = p.id and d.asset_id = p.asset_id
               and d.state in ('confirming', 'orphaned', 'review')) then 'paying'
  when expires_at <= app_now() then 'expired'
  when begun_at is not null then 'paying'
  else 'created'
end;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
select 'payment', id, 1, 'place', 'new', 'created', 'merchant', created_at from merchant_payment;

insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
select 'payment', id, 2,
  case state when 'paying' then 'begin' when 'paid' then 'complete' when 'expired' then 'expire' else 'close' end,
  'created', state,
  case state when 'paying' then 'payer' when 'paid' then 'payer' when 'expired' then 'clock' else 'merchant' end,
  coalesce(closed_at, begun_at, least(expires_at, app_now()))
from merchant_payment where state <> 'created';

update merchant_payment p set version = (select count(*) from process_event e where e.process = 'payment' and e.case_id = p.id);

insert into process_deadline (process, case_id, name, due_at)
select 'payment', id, 'pay', expires_at from merchant_payment where state in ('created', 'paying');

-- Where no functions and views were made yet, those of the first migrations still read these tables.
drop view if exists invariant_withdrawal, invariant_deposit, invariant_merchant_payment, merchant_payment_standing;
alter table merchant_payment drop column begun_at;
drop table withdrawal_event;
drop table withdrawal_transition;
drop table deposit_event;
drop table deposit_transition;
