-- Bill numbers are shuffled with this key, so that nobody can count the bills between two numbers. Bills of before keep
-- their numbers.
alter table control add column bill_no_key bytea not null
  default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
alter table control alter column bill_no_key drop default;
