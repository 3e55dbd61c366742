-- Each change that makes outgoing money wait has a row of its own, because what lifts a hold depends on the change. Rows stay
-- as a record of what was changed and who lifted the hold.
create table outgoing_hold (
  id        bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  reason    text not null
    check (reason in ('loginPassword', 'paymentPassword', 'otpOff', 'whitelistOff', 'phone', 'email')),
  since     timestamptz not null default app_now(),
  until     timestamptz not null check (until > since),
  lifted_at timestamptz,
  lifted_by text check (lifted_by in ('otp', 'staff')),
  note      text not null default '',
  check ((lifted_at is null) = (lifted_by is null))
);
create index outgoing_hold_of_member on outgoing_hold (member_id, until) where lifted_at is null;

-- Nobody recorded the reason of an older hold, so it counts as the strictest one.
insert into outgoing_hold (member_id, reason, since, until)
select id, 'paymentPassword', app_now(), hold_until from member where hold_until > app_now();
alter table member drop column hold_until;

-- The authenticator app of a member. `bound_at` is null until a code of the app has proved that it has the secret. Each
-- time step works once.
create table member_otp (
  member_id      bigint primary key references member (id),
  wrapped_secret bytea not null,
  bound_at       timestamptz,
  last_step      bigint not null default 0
);
