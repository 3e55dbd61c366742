-- Pictures and videos of members, which other tables name by file_id.
create table stored_file (
  id         bigint generated always as identity primary key,
  -- What the wire calls it: random, so that nobody can guess another.
  file_id    text not null unique,
  owner_id   bigint not null references member,
  file_type  text not null check (file_type in ('IMG', 'VIDEO')),
  mime_type  text not null,
  -- Of the uploaded bytes: the stored ones are encoded again.
  sha256     bytea not null,
  size       int not null,
  width      int,
  height     int,
  -- Under the master key.
  sealed     bytea not null,
  created_at timestamptz not null default app_now()
);
create index stored_file_owner on stored_file (owner_id);
create index stored_file_sha256 on stored_file (sha256);
