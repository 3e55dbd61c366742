-- An address of a merchant's payment is no longer watched some time after the payment's end. Staff credit what comes later.
alter table deposit_address add column ended_at timestamptz;
create index deposit_address_watched on deposit_address (protocol, owner_id) where ended_at is null;
