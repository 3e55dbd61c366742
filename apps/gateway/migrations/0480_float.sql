-- What the house's wallets held when their network was last asked, in raw units. Monitoring reads it, and asks no network itself.
create table wallet_balance (
  protocol text not null,
  currency text not null,
  decimals smallint not null,
  hot      numeric not null,
  -- Null where the house has no cold wallet.
  cold     numeric,
  read_at  timestamptz not null default app_now(),
  primary key (protocol, currency)
);

-- Coins that staff move from the wallet that pays into the cold one.
create table drain (
  id            bigint generated always as identity primary key,
  protocol      text not null,
  currency      text not null,
  raw           numeric not null check (raw > 0),
  address       text not null,
  state         text not null default 'ordered' check (state in ('ordered', 'signed', 'done', 'failed', 'dropped')),
  txid          text,
  confirmations int not null default 0,
  reason        text not null default '',
  created_at    timestamptz not null default app_now(),
  updated_at    timestamptz not null default app_now(),
  check (state <> 'signed' or txid is not null)
);

-- One of a coin at a time: a second one would count the same coins.
create unique index drain_open on drain (protocol, currency) where state in ('ordered', 'signed');
