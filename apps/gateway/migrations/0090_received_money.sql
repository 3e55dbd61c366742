-- Up to when a member has seen the money that came to them: the bell has a mark for what came later.
alter table member add column received_seen_at timestamptz not null default app_now();
