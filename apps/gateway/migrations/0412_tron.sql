-- What the keys of the house have signed on TRON, which has no nonces. A transaction that no block took in before its end is
-- signed again as the next attempt of its turn; what failed, and a sweep that comes again, begins another turn. At most one attempt
-- of a turn can be carried out.
create table tron_signer (
  address   text primary key,
  -- Time in the newest transaction, in milliseconds: each has a later one, so that no two are equal.
  last_time bigint not null default 0
);

create table tron_transfer (
  txid       text primary key,
  ref        text not null,
  turn       int not null,
  attempt    int not null,
  address    text not null references tron_signer (address),
  -- The content, to be signed again: {kind, to, sun} or {kind, contract, data}.
  action     jsonb not null,
  payload    text not null,
  -- No block takes it in from this time on, in milliseconds.
  expiration bigint not null,
  -- A solidified block holds it, so that nothing about it changes any more.
  settled    boolean not null default false,
  created_at timestamptz not null default app_now(),
  unique (ref, turn, attempt)
);
create index tron_transfer_open on tron_transfer (address, expiration) where not settled;
