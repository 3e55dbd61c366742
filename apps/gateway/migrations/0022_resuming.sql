-- What is found again after a worker was killed.

-- What the house's wallet on a simulated network has signed, as evm_transfer keeps it for a real one.
create table sim_signature (
  protocol text not null,
  ref      text not null,
  -- From 1; another one only after the last has failed.
  attempt  int not null,
  txid     text not null,
  payload  text not null,
  primary key (protocol, ref, attempt)
);

-- It is looked through every few seconds, and almost all notices are done.
create index merchant_notice_open on merchant_notice (payment_id) where done_at is null;
