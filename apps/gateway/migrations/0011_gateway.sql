-- What every gateway process shares: keys, counters, captchas, the day's use of limits.

create table server_key (
  kid        smallint primary key,
  wrapped    bytea not null,
  created_at timestamptz not null default app_now()
);

create table key_session (
  id          bytea primary key,
  wrapped_key bytea not null,
  expires_at  timestamptz not null
);
create index key_session_expiry on key_session (expires_at);

create table attempt_counter (
  key        text primary key,
  points     integer not null,
  expires_at timestamptz not null
);
create index attempt_counter_expiry on attempt_counter (expires_at);

create table captcha_puzzle (
  id         text primary key,
  scene      text not null,
  binding    bytea not null,
  mode       text not null check (mode in ('slider', 'assist')),
  target_x   smallint,
  salt       text not null,
  bits       smallint not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index captcha_puzzle_expiry on captcha_puzzle (expires_at);

create table captcha_ticket (
  ticket_hash bytea primary key,
  scene       text not null,
  binding     bytea not null,
  expires_at  timestamptz not null
);
create index captcha_ticket_expiry on captcha_ticket (expires_at);

-- How much of the day's limit went out, in millionths of a USDT.
create table transfer_day (
  member_id bigint not null references member (id),
  day       date not null,
  used      bigint not null check (used >= 0),
  primary key (member_id, day)
);

-- Written by the sandbox only, where nobody's telephone rings.
create table outbox_message (
  id         bigint generated always as identity primary key,
  channel    text not null check (channel in ('sms', 'email')),
  target     text not null,
  subject    text not null,
  body       text not null,
  created_at timestamptz not null default app_now()
);

-- The first answer to each money request, replayed to whoever sends it again.
create table money_request (
  member_id  bigint not null references member (id),
  req_no     uuid not null,
  body_hash  bytea not null,
  code       text not null,
  answer     jsonb,
  created_at timestamptz not null default app_now(),
  primary key (member_id, req_no)
);
create index money_request_age on money_request (created_at);

-- To whom a member has sent money before; the first time deserves a warning.
create table known_payee (
  member_id bigint not null references member (id),
  payee_id  bigint not null references member (id),
  first_at  timestamptz not null default app_now(),
  primary key (member_id, payee_id)
);
