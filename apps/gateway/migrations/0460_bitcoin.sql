-- Bitcoin has no balances: the house owns outputs of transactions. The adapter reads every block once and keeps the outputs that pay
-- the house, and the transaction of the house or of anybody that spends each.

-- Nobody else reads a block in, or signs, while a transaction holds it.
create table btc_lock (is_only boolean primary key default true check (is_only));
insert into btc_lock default values;

-- The blocks that were read, without a gap. The highest is where the next one is read.
create table btc_block (
  number int primary key,
  hash   text not null unique,
  -- How hard it was to find, as its header writes it.
  bits   bigint not null
);

-- The outputs that pay the wallet or a deposit address. A reorganisation takes away the block, never the row.
create table btc_coin (
  txid        text not null,
  vout        int not null,
  address     text not null,
  raw         bigint not null check (raw > 0),
  -- Its transaction without witnesses: the signer reads amounts from it.
  plain       bytea not null,
  -- It is a reward of a miner, and cannot be spent before a hundred blocks have passed.
  is_reward   boolean not null,
  block       int,
  spent_in    text,
  spent_block int,
  primary key (txid, vout),
  check ((spent_in is null) = (spent_block is null))
);
create index btc_coin_of_block on btc_coin (block);
create index btc_coin_spent_in_block on btc_coin (spent_block) where spent_block is not null;
create index btc_coin_spent_in on btc_coin (spent_in) where spent_in is not null;
create index btc_coin_unspent on btc_coin (address) where spent_in is null;

-- One payment or sweep. Its transactions spend the same coins, so that a block can hold one of them.
create table btc_spend (
  id   int generated always as identity primary key,
  ref  text not null,
  -- A person has a payment signed again when nothing can carry out the last turn any more.
  turn int not null,
  -- A block of confirmed depth holds one of its transactions, or none can be carried out any more.
  fate text check (fate in ('mined', 'dead')),
  unique (ref, turn)
);
create index btc_spend_open on btc_spend (id) where fate is null;

create table btc_transfer (
  txid       text primary key,
  spend_id   int not null references btc_spend (id),
  attempt    int not null,
  payload    text not null,
  -- Satoshis.
  fee        bigint not null check (fee >= 0),
  created_at timestamptz not null default app_now(),
  unique (spend_id, attempt)
);

-- The coins of a spend: those that each of its transactions spends, and those that were added for a higher fee.
create table btc_input (
  spend_id int not null references btc_spend (id),
  txid     text not null,
  vout     int not null,
  is_added boolean not null,
  -- The spend has ended without it.
  is_free  boolean not null default false,
  primary key (spend_id, txid, vout)
);
-- No two spends have one coin.
create unique index btc_input_once on btc_input (txid, vout) where not is_free;

-- Transactions that spend coins of the house and that this database has not signed.
create table btc_outside (
  txid    text primary key,
  block   int not null,
  payload text not null,
  -- Nobody has looked at it yet, so that nothing is signed.
  is_open boolean not null default true
);
