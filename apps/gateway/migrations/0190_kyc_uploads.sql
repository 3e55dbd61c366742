-- Uploads of documents that go on where they stopped.

create table kyc_upload (
  -- What the wire calls it: random, so that nobody can guess another.
  upload      text primary key,
  owner_id    bigint not null references member,
  -- As in kyc_file: what another device sends, by its token.
  handed_over bytea,
  kind        text check (kind in ('idFront', 'idBack', 'video')),
  file_type   text not null check (file_type in ('IMG', 'VIDEO')),
  -- What the sender says about the whole file. The room for it is reserved.
  size        int not null check (size > 0),
  sha256      bytea not null,
  -- Bytes from the start that are here. There are no gaps.
  received    int not null default 0 check (received between 0 and size),
  -- When a process began to make a file of it, so that two do not.
  claimed_at  timestamptz,
  -- The file, once it is one. The upload then has no parts.
  file_id     text,
  expires_at  timestamptz not null,
  check ((handed_over is null) = (kind is null))
);
create index kyc_upload_owner on kyc_upload (owner_id);
create index kyc_upload_expiry on kyc_upload (expires_at);

create table kyc_upload_part (
  -- The upload and the position of the first byte: what the part is sealed for.
  part        text primary key,
  upload      text not null references kyc_upload on delete cascade,
  starts_at   int not null,
  key_id      text not null,
  wrapped_key bytea not null,
  sealed      bytea not null,
  unique (upload, starts_at)
);
create index kyc_upload_part_key on kyc_upload_part (key_id);
