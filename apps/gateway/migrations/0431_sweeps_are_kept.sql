-- Signatures of deposit addresses are kept beside those of the wallet, so that they too can get a higher fee under their nonce. A deposit address
-- has a row in evm_wallet then, whose next_nonce nobody reads: the network tells it.

-- Null until a block of confirmed depth has decided: one attempt of a nonce is carried out, the others never are.
alter table evm_transfer add column fate text check (fate in ('mined', 'replaced'));
create unique index evm_transfer_mined on evm_transfer (protocol, address, nonce) where fate = 'mined';
create index evm_transfer_open on evm_transfer (protocol, created_at) where fate is null;

-- Transfers that wait because their network asks for more than chains.mostFee.
create table fee_wait (
  protocol text not null,
  -- Of a withdrawal, a sweep or a fee for one, as the wallet knows it.
  ref      text not null,
  since    timestamptz not null default app_now(),
  seen_at  timestamptz not null default app_now(),
  -- Whether the log has it.
  is_told  boolean not null default false,
  primary key (protocol, ref)
);
