-- What a late appeal may hold, and for how long; who may open one.
create type late_appeal_rules as (
  completed_within bigint,
  failed_within    bigint,
  hold_for         bigint,
  losses           int,
  losses_within    bigint
);
-- When the hold ended without a verdict.
alter table appeal add column hold_ended_at timestamptz check (hold_ended_at is null or held > 0),
  add column held_by text, add column held_reason text, add column held_at timestamptz;
update appeal set held_at = opened_at where held > 0;
create index appeal_late_holds on appeal (held_at) where is_late and held > 0 and closed_at is null and hold_ended_at is null;
drop function if exists open_late_appeal(money_call, text, text, text, text, text, text[], bigint, bigint, int);
