-- What the secrets outside the database were when it was made: a wrong one refuses to start instead of failing everybody.
-- The value is a digest under the secret, so it tells nothing about it.
create table secret_check (
  name  text primary key,
  value bytea not null
);
