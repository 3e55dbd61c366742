-- Devices on which a member unlocks the app by fingerprint or face, and the code that signs the member in there. The code
-- belongs to one installation, by id and fingerprint, and ends with it.
create table biometric_device (
  member_id      bigint not null references member (id),
  device_id      uuid not null,
  fingerprint    bytea not null,
  -- Digest of the code; null while the device may unlock the app but not sign in.
  code_hash      bytea,
  -- Digest of the login password's hash when the code was made. Another password ends the code, however it was changed.
  password_mark  bytea,
  -- The session whose member proved who they are to enable this; a code that follows at once takes no proofs again.
  proven_in      bytea,
  proven_until   timestamptz not null default app_now(),
  enabled_at     timestamptz not null default app_now(),
  code_ends_at   timestamptz,
  primary key (member_id, device_id),
  foreign key (member_id, device_id) references member_device (member_id, device_id) on delete cascade,
  check ((code_hash is null) = (code_ends_at is null) and (code_hash is null) = (password_mark is null))
);

alter table login_log drop constraint login_log_method_check;
alter table login_log add constraint login_log_method_check
  check (method in ('password', 'code', 'secondFactor', 'register', 'biometrics'));
