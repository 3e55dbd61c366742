-- How an owner gets back into an account, and how an owner shuts it.

-- Null for an account that has no password yet: its first login is by code.
alter table member alter column password_hash drop not null;

-- What a login has shown before it is asked for more.
alter table login_challenge add column proven smallint[] not null default '{}';

-- Who shut an account by their own wish, and when staff opened it again. While it is shut, a restriction of the kind `account`
-- is there too.
create table account_freeze (
  id        bigint generated always as identity primary key,
  member_id bigint not null references member,
  by        text not null check (by in ('member', 'link')),
  frozen_at timestamptz not null default app_now(),
  thawed_at timestamptz,
  note      text not null default ''
);
create unique index account_freeze_open on account_freeze (member_id) where thawed_at is null;

-- A request to replace a password or a factor that its owner has lost. It waits, so that the owner can stop what a thief asks for.
create table recovery_request (
  id            bigint generated always as identity primary key,
  member_id     bigint not null references member,
  kind          text not null check (kind in ('password', 'phone', 'otp')),
  -- What replaces the lost password or phone.
  password_hash text,
  country_code  text,
  phone         text,
  state         text not null default 'new',
  version       int not null default 0,
  reason        text not null default '',
  effective_at  timestamptz not null,
  -- When the owner was told how it ended; null while that is to come.
  told_at       timestamptz,
  created_at    timestamptz not null default app_now(),
  updated_at    timestamptz not null default app_now(),
  changed       xid8 not null default pg_current_xact_id(),
  check ((kind = 'password') = (password_hash is not null)),
  check ((kind = 'phone') = (phone is not null and country_code is not null))
);
create unique index recovery_request_waiting on recovery_request (member_id) where state in ('new', 'waiting');
create index recovery_request_untold on recovery_request (id) where state in ('done', 'failed') and told_at is null;
create index recovery_request_changed_at on recovery_request (changed);

insert into process_state (process, state, wire, hold) values
  ('recovery', 'waiting', 0, null),
  ('recovery', 'done', 2, null),
  ('recovery', 'stopped', -1, null),
  ('recovery', 'failed', -2, null);

insert into process_move (process, event, from_state, to_state, actor) values
  ('recovery', 'ask', 'new', 'waiting', 'member'),
  ('recovery', 'stop', 'waiting', 'stopped', 'member'),
  ('recovery', 'stop', 'waiting', 'stopped', 'link'),
  ('recovery', 'stop', 'waiting', 'stopped', 'operator'),
  ('recovery', 'apply', 'waiting', 'done', 'clock'),
  ('recovery', 'fail', 'waiting', 'failed', 'clock');

-- Links in messages to the owner: one to shut the account, or one to stop a request. Only the hash of a link is here.
create table stop_link (
  token_hash bytea primary key,
  member_id  bigint not null references member,
  request_id bigint references recovery_request,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index stop_link_expiry on stop_link (expires_at);
