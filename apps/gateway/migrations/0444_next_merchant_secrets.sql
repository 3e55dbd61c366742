-- A merchant's next secret, sealed as the present one: requests may be signed with either, until it takes the place of the present one.
alter table merchant
  add column secret_next bytea,
  add column secret_next_at timestamptz,
  add check ((secret_next is null) = (secret_next_at is null));
