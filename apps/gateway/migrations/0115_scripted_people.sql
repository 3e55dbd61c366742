-- Members of a sandbox who act by a script. They are members like all others; a row says how one of them behaves.
create table scripted_person (
  member_id  bigint primary key references member,
  behaviour  text not null default 'helpful' check (behaviour in ('helpful', 'slow', 'silent', 'hostile', 'off')),
  changed_at timestamptz not null default app_now()
);

-- The process that acts for them. Leases run by the real clock: a shifted one must not let two processes have it.
create table scripted_turn (
  id           int primary key default 1 check (id = 1),
  holder       uuid not null,
  leased_until timestamptz not null
);
