-- Passkeys (WebAuthn): key pairs that sign a member in.

-- What an authenticator knows a member by. It is random, because it must tell nothing about the member, and it is the same for
-- all passkeys of a member, so that an authenticator keeps one for each account.
create table passkey_owner (
  member_id bigint primary key references member (id),
  handle    bytea not null unique
);

create table passkey (
  id            bigint generated always as identity primary key,
  member_id     bigint not null references passkey_owner (member_id),
  -- Where it was added. It goes when the account forgets that device.
  device_id     uuid not null,
  credential_id bytea not null unique,
  -- COSE key (RFC 9052, section 7).
  public_key    bytea not null,
  -- Grows with each use where the authenticator counts; 0 where it does not.
  sign_count    bigint not null,
  transports    text[] not null,
  is_synced     boolean not null,
  name          text not null,
  made_at       timestamptz not null default app_now(),
  last_used_at  timestamptz,
  foreign key (member_id, device_id) references member_device (member_id, device_id) on delete cascade
);
create index passkey_member on passkey (member_id);

-- What an authenticator has to sign, once. A digest says for whom: the session that adds a passkey, the device that signs in, or
-- the login that waits.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose        text not null check (purpose in ('add', 'login', 'secondFactor')),
  asked_by       bytea not null,
  expires_at     timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

alter table login_log drop constraint login_log_method_check;
alter table login_log add constraint login_log_method_check
  check (method in ('password', 'code', 'secondFactor', 'register', 'biometrics', 'passkey'));
