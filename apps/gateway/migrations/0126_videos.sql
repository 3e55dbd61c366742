-- Videos arrive and stay in parts, each under the master key, so that nobody reads 50 MB to get five.
create table file_part (
  owner_id   bigint not null references member,
  -- The number of the upload, which its owner chose.
  upload     uuid not null,
  part       int not null check (part >= 0),
  size       int not null check (size > 0),
  sealed     bytea not null,
  created_at timestamptz not null default app_now(),
  primary key (owner_id, upload, part)
);
-- The upload whose parts are the file; its own column of bytes is empty then.
alter table stored_file add column upload uuid;
create unique index stored_file_upload on stored_file (owner_id, upload) where upload is not null;
