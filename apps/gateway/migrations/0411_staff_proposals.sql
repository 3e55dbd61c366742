-- What one person of staff asks for and a second one has to approve.
create table staff_proposal (
  id         bigint generated always as identity primary key,
  by_staff   bigint not null references staff,
  verb       text not null,
  arguments  jsonb not null,
  why        text not null check (why <> ''),
  -- What the first person saw, and its digest. The second approves that, and nothing else.
  seen       jsonb,
  digest     bytea not null,
  made_at    timestamptz not null default app_now(),
  expires_at timestamptz not null,
  -- `changed`: the case was another one when somebody approved it.
  state      text not null default 'open' check (state in ('open', 'approved', 'refused', 'changed')),
  decided_by bigint references staff,
  decided_at timestamptz,
  check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)),
  -- The first person can take it back, and never approves it.
  check (state <> 'approved' or decided_by <> by_staff)
);
create index staff_proposal_open on staff_proposal (id) where state = 'open';
