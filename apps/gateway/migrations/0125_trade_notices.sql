-- What members hear outside the app about their trades, and how.

-- The language in which a member reads; null for one whose app has not said it.
alter table member add column language text check (language in ('en', 'zh_CN', 'zh_HK'));

-- A subject that a member has switched on or off on one channel. Without a row, the subject's own default counts.
create table message_setting (
  member_id bigint not null references member,
  channel   text not null check (channel in ('sms', 'email')),
  type      text not null,
  is_on     boolean not null,
  primary key (member_id, channel, type)
);

-- Statements and steps are read in the order of their transactions; what was there before is not told again.
alter table appeal_statement add column changed xid8;
alter table appeal_statement alter column changed set default pg_current_xact_id();
create index appeal_statement_changed on appeal_statement (changed);
create index appeal_late_end on appeal (closed_at) where is_late and closed_at is not null;

-- Up to which transaction steps are turned into notices.
create table trade_notice_reader (
  is_only boolean primary key default true check (is_only),
  read_to xid8 not null default pg_current_xact_id()
);
insert into trade_notice_reader default values;

-- One message to one side about one step. A row is there before the message is sent, so that a crash loses none.
create table trade_notice (
  id          bigint generated always as identity primary key,
  sale_id     bigint not null references sale,
  purchase_id bigint references purchase,
  event       text not null,
  -- Which of the trade's events, statements or appeals it is about.
  seq         bigint not null,
  side        text not null check (side in ('buyer', 'seller')),
  channel     text not null check (channel in ('sms', 'email')),
  -- The time limit that the message names.
  due_at      timestamptz,
  created_at  timestamptz not null default app_now(),
  tries       int not null default 0,
  try_at      timestamptz not null default app_now(),
  done_at     timestamptz,
  -- Whether it went out; false where the member wants none or cannot be reached.
  is_sent     boolean not null default false,
  unique (sale_id, event, seq, side, channel)
);
create index trade_notice_due on trade_notice (try_at, id) where done_at is null;
create index trade_notice_old on trade_notice (created_at);
