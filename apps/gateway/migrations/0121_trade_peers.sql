-- What members think of others with whom they traded: blocked ones, and favourites.
create table trade_peer (
  member_id    bigint not null references member,
  peer_id      bigint not null references member,
  -- What the wire calls the peer: random, and another one for each member.
  peer_ref     text not null unique,
  is_blocked   boolean not null default false,
  is_favourite boolean not null default false,
  marked_at    timestamptz not null default app_now(),
  primary key (member_id, peer_id),
  check (member_id <> peer_id),
  check (is_blocked <> is_favourite)
);
create index trade_peer_favourites on trade_peer (member_id) where is_favourite;
