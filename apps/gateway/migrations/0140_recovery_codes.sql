-- Each code replaces one code of the member's authenticator, and goes with it. The server keeps digests only.
create table recovery_code (
  member_id bigint not null references member_otp (member_id) on delete cascade,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (member_id, code_hash)
);
