-- What came of each login whose proof was compared: `asked` means that the password was right and a code is missing.
create table login_log (
  id          bigint generated always as identity primary key,
  member_id   bigint not null references member (id),
  at          timestamptz not null default app_now(),
  method      text not null check (method in ('password', 'code', 'secondFactor', 'register')),
  result      text not null check (result in ('opened', 'asked', 'wrong', 'closed')),
  device_id   uuid not null,
  device_name text not null,
  user_agent  text not null,
  address     text not null
);
create index login_log_of_member on login_log (member_id, id desc);
create index login_log_age on login_log (at);
