-- The sandbox's networks. Nothing writes here elsewhere.

create table sim_chain (
  protocol text primary key,
  height   bigint not null default 0
);

create table sim_block (
  protocol text not null,
  number   bigint not null,
  hash     text not null,
  mined_at timestamptz not null default clock_timestamp(),
  primary key (protocol, number)
);

create table sim_transfer (
  protocol   text not null,
  txid       text not null,
  log_index  int not null default 0,
  -- From the house's own wallet, or from anywhere else.
  from_house boolean not null,
  address    text not null,
  currency   text not null,
  raw        numeric(78, 0) not null check (raw > 0),
  -- Null while it waits for a block.
  block      bigint,
  failed     boolean not null default false,
  seq        bigint generated always as identity,
  primary key (protocol, txid, log_index)
);
create index sim_transfer_block on sim_transfer (protocol, block);
create index sim_transfer_waiting on sim_transfer (protocol, seq) where block is null;

-- What the house's wallet held from the first block on: the other side of balances that the faucet gives.
create table sim_endowment (
  protocol text not null,
  currency text not null,
  raw      numeric(78, 0) not null check (raw >= 0),
  primary key (protocol, currency)
);
