-- A transaction of Bitcoin gets a higher fee once a block has left it out, and the wallet's coins from before the first block are looked for.

-- The newest block when it was signed. An earlier release says nothing, so that any block is a later one.
alter table btc_transfer add column newest int not null default 0;

-- Wallets whose earlier coins were looked for.
create table btc_wallet (address text primary key);
