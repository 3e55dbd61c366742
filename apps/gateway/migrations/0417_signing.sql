-- The place where the house signs: which server, which database and which of its timelines. On another one, such as that of a
-- restored copy, transfers may have gone out that this database does not know, so nothing is sent before a person has compared.
create table signing_state (
  is_only     boolean primary key default true check (is_only),
  -- Empty before a gateway has started or signed.
  place       text not null default '',
  -- The last block of each network that was read when something was signed here: up to it, every transfer is known.
  known_until jsonb not null default '{}',
  held_since  timestamptz,
  held_why    text check (held_why in ('place', 'network', 'person')),
  -- The last comparison since then: for each network what it answered, or null where it did not.
  compared_at timestamptz,
  compared    jsonb not null default '{}',
  check ((held_since is null) = (held_why is null))
);
insert into signing_state default values;

-- The last comparison's result: transfers from the house's wallets that this database does not know.
create table outside_transfer (
  protocol      text not null,
  txid          text not null,
  block         bigint,
  address       text not null,
  currency      text not null,
  raw           numeric(78, 0) not null,
  payload       text not null,
  -- Of the wallet's own record under which it was sent, where it has one.
  ref           text,
  withdrawal_id bigint references withdrawal (id),
  primary key (protocol, txid)
);
