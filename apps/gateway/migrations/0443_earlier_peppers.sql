-- Peppers that another one has followed, by their check values, so that a wrong one in the settings is noticed.
create table earlier_pepper (
  value    bytea primary key,
  -- From here on everything new is under a later one.
  ended_at timestamptz not null default app_now()
);

-- A code without a time was made before this.
alter table recovery_code add column made_at timestamptz;
alter table recovery_code alter column made_at set default app_now();
