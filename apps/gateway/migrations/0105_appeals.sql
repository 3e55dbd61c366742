-- Appeals on trades: who opened them, what both sides say, and what staff decides.

create table appeal (
  id             bigint generated always as identity primary key,
  sale_id        bigint not null references sale,
  purchase_id    bigint not null references purchase,
  initiator      text not null check (initiator in ('buyer', 'seller')),
  reason         text not null,
  opened_at      timestamptz not null default app_now(),
  -- Until when the other side can answer before staff looks at the trade.
  answer_by      timestamptz,
  answered_at    timestamptz,
  closed_at      timestamptz,
  outcome        text check (outcome in ('withdrawn', 'agreed', 'verdict')),
  result         text check (result in ('release', 'refund', 'split')),
  buyer_amount   bigint,
  verdict_reason text not null default '',
  check ((closed_at is null) = (outcome is null) and (outcome is not distinct from 'verdict') = (result is not null)
    and (result is null) = (buyer_amount is null))
);
create unique index appeal_open on appeal (purchase_id) where closed_at is null;
create index appeal_of_purchase on appeal (purchase_id, id desc);

create table appeal_statement (
  id        bigint generated always as identity primary key,
  appeal_id bigint not null references appeal,
  by        text not null check (by in ('buyer', 'seller')),
  text      text not null,
  at        timestamptz not null default app_now()
);
create index appeal_statement_of on appeal_statement (appeal_id, id);

-- What a party reports about the other one, for staff alone.
create table complaint (
  purchase_id bigint not null references purchase,
  member_id   bigint not null references member,
  reason      text not null,
  text        text not null,
  at          timestamptz not null default app_now(),
  primary key (purchase_id, member_id)
);

-- The same picture can be a proof and part of a statement.
alter table trade_file add column statement_id bigint references appeal_statement;
alter table trade_file drop constraint trade_file_pkey;
create unique index trade_file_once on trade_file (purchase_id, file_id, use, coalesce(statement_id, 0));
create index trade_file_of_statement on trade_file (statement_id) where statement_id is not null;
alter table trade_file drop constraint trade_file_use_check;
alter table trade_file add constraint trade_file_use_check check (use in ('proof', 'appeal', 'complaint'));
