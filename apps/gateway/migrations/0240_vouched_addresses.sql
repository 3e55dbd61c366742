-- When two proofs stood for an address: as it was added, or as the owner ticked it for the whitelist. Null: a session alone
-- added it, so neither time nor the switch of the whitelist makes it one of the owner's.
alter table contact add column vouched_at timestamptz,
  add check (vouched_at is null or payee_id is null);
-- Finds what a member has paid to an address.
create index withdrawal_to_address on withdrawal (member_id, currency, protocol, address) where state = 'done';
