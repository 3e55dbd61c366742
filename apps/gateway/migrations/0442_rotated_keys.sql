-- Keys of the house that another one has followed. Their addresses are known to others, so money may come to them for ever.

-- Wallets that paid before the present one of their network. Whatever comes to them is moved to the present one.
create table retired_wallet (
  protocol text not null,
  address  text not null,
  since    timestamptz not null default app_now(),
  primary key (protocol, address)
);

-- The seeds that deposit addresses are derived from, by number: the newest is the present one.
create table house_seed (
  generation int primary key check (generation >= 0),
  since      timestamptz not null default app_now()
);
insert into house_seed values (0);

-- An address of a later seed has an owner of its own, because the id is the index of the key. It renews that of a member.
alter table address_owner
  add column generation int not null default 0,
  add column renews int references address_owner (id),
  drop constraint address_owner_check,
  add constraint address_owner_check check (num_nonnulls(member_id, payment_id, renews) = 1);
create unique index address_owner_renewed on address_owner (renews, generation) where renews is not null;
