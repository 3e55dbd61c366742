-- Uploads of documents and of videos are one table, and so are their parts. The parts of a video in a trade keep the seal of the
-- master key until `operator kyc rewrap` gives them keys of their own. Their bytes stay where they are.
create table upload (
  -- Random where the wire shows it; otherwise made of the owner and the number that the owner chose.
  upload      text primary key,
  owner_id    bigint not null references member,
  use         text not null check (use in ('document', 'evidence')),
  file_type   text not null check (file_type in ('IMG', 'VIDEO')),
  -- As in kyc_file: what another device sends, by its token.
  handed_over bytea,
  kind        text,
  -- Said by the sender about the whole file, which then comes in order. The room for it is reserved.
  size        int check (size > 0),
  sha256      bytea,
  -- Bytes that are here.
  received    int not null default 0 check (received between 0 and coalesce(size, received)),
  -- When a process began to make a file of it, so that two do not.
  claimed_at  timestamptz,
  -- The file, once it is one, and its size. A kept upload has the bytes of the file; of any other the parts are gone.
  file_id     text,
  file_size   int,
  is_kept     boolean not null default false,
  expires_at  timestamptz not null,
  check ((handed_over is null) = (kind is null) and (file_id is null) = (file_size is null) and (size is null) = (sha256 is null))
);
create index upload_owner on upload (owner_id);
create unique index upload_file on upload (file_id) where file_id is not null;
create index upload_expiry on upload (expires_at) where not is_kept;

insert into upload (upload, owner_id, use, file_type, handed_over, kind, size, sha256, received, claimed_at, file_id, file_size, expires_at)
select k.upload, k.owner_id, 'document', k.file_type, k.handed_over, k.kind, k.size, k.sha256, k.received, k.claimed_at, k.file_id, f.size,
  k.expires_at
from kyc_upload k left join kyc_file f on f.file_id = k.file_id where k.file_id is null or f.file_id is not null;
insert into upload (upload, owner_id, use, file_type, received, file_id, file_size, is_kept, expires_at)
select 'v_' || p.owner_id || '_' || p.upload, p.owner_id, 'evidence', 'VIDEO', sum(p.size), f.file_id, f.size, f.file_id is not null,
  max(p.created_at) + interval '1 day'
from file_part p left join stored_file f on f.owner_id = p.owner_id and f.upload = p.upload
group by p.owner_id, p.upload, f.file_id, f.size;

alter table file_part rename to upload_part;
alter table upload_part rename column upload to number;
alter table upload_part rename column part to place;
alter table upload_part
  add column upload text,
  -- The upload and the position: what the part is sealed for.
  add column part text,
  -- The position at which it begins, as its sender says.
  add column starts_at int,
  -- The part has a key of its own; the document key of this id wraps it.
  add column key_id text,
  add column wrapped_key bytea;
update upload_part set upload = 'v_' || owner_id || '_' || number, part = 'v_' || owner_id || '_' || number || '/' || place * 5242880,
  starts_at = place * 5242880;
alter table upload_part
  drop constraint file_part_pkey,
  drop column owner_id,
  drop column number,
  drop column place,
  drop column created_at,
  drop column is_of_file,
  alter column upload set not null,
  alter column starts_at set not null,
  add primary key (part),
  add unique (upload, starts_at),
  add foreign key (upload) references upload on delete cascade,
  add check ((key_id is null) = (wrapped_key is null));
-- With a nonce of 12 bytes and a tag of 16.
insert into upload_part (part, upload, starts_at, size, key_id, wrapped_key, sealed)
select p.part, p.upload, p.starts_at, octet_length(p.sealed) - 28, p.key_id, p.wrapped_key, p.sealed
from kyc_upload_part p join upload u on u.upload = p.upload;
create index upload_part_key on upload_part (key_id);
drop table kyc_upload_part, kyc_upload;

-- A file in parts has no bytes of its own.
alter table stored_file alter column sealed drop not null;
update stored_file set sealed = null where upload is not null;
alter table stored_file drop column upload;
alter table kyc_file
  alter column key_id drop not null,
  alter column wrapped_key drop not null,
  alter column sealed drop not null,
  add check ((key_id is null) = (sealed is null) and (key_id is null) = (wrapped_key is null));

-- A part of an upload, sealed with a key of its own.
create type part_of_upload as (upload text, starts_at int, size int, key_id text, wrapped_key bytea, sealed bytea);
