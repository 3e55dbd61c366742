-- Proof by a message that the member sends from the bound phone.
alter table member add column reply_sms boolean not null default false;

-- A message that the gateway waits for: the text, and the phone that has to send it. `code` is the proof that its asker gets
-- once the message has arrived. Only hashes of the asker's handle and of the code are here.
create table sms_reply (
  id          bigint generated always as identity primary key,
  reply_hash  bytea not null unique,
  member_id   bigint not null references member,
  device_id   uuid not null,
  purpose     text not null check (purpose in ('security', 'login')),
  phone       text not null,
  text        text not null,
  code_hash   bytea not null,
  tries       int not null default 0,
  expires_at  timestamptz not null,
  received_at timestamptz,
  used_at     timestamptz
);
-- An older message never answers a newer question.
create unique index sms_reply_text on sms_reply (phone, text);
create index sms_reply_of_asker on sms_reply (member_id, device_id, purpose, id desc);
create index sms_reply_expiry on sms_reply (expires_at);
