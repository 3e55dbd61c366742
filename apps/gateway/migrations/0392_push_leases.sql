-- A push service may be slow, so nothing is locked while it is asked: whoever sends a notification has it for a while, by the machine's
-- clock, and settles it only under the lease that it took.
alter table message
  add column leased_until timestamptz,
  add column lease int not null default 0;
