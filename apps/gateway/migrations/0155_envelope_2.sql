-- Envelope version 2. A key session belongs to a device, and its calls have numbers.
alter table key_session add column version smallint not null default 1 check (version in (1, 2));
alter table key_session add column device_id uuid;
-- The newest number, and which of the 256 numbers up to it have arrived: the last bit is the newest.
alter table key_session add column top bigint not null default 0;
alter table key_session add column seen bit(256) not null default 0::bit(256);
-- Each call of version 2 changes its row: the new version fits beside the old one, so no index changes.
alter table key_session set (fillfactor = 60);
create index key_session_older on key_session (device_id) where version = 1;

-- Devices that have used version 2. They get no key of version 1 any more.
create table envelope_device (
  device_id uuid primary key,
  last_at   timestamptz not null
);
create index envelope_device_last on envelope_device (last_at);

-- The keys that sign exchanges. Apps have pinned them, so a rotation has two for a while.
create table envelope_key (
  kid        text primary key check (kid ~ '^[0-9a-f]{16}$'),
  wrapped    bytea not null,
  created_at timestamptz not null default app_now(),
  retired_at timestamptz
);
