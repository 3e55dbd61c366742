-- Acceptors trade all day: what they offer, and which trades they are asked to take.

create table acceptor (
  member_id    bigint primary key references member,
  is_online    boolean not null default false,
  -- Hundredths of a percent above or below the middle price.
  price_offset int not null default 0 check (price_offset between -200 and 200),
  daily_quota  bigint not null default 0 check (daily_quota >= 0),
  updated_at   timestamptz not null default app_now()
);

create table acceptor_lot (
  member_id        bigint not null references acceptor,
  position         smallint not null,
  -- 8 the acceptor sells, 9 the acceptor buys.
  transaction_type smallint not null check (transaction_type in (8, 9)),
  asset_id         text not null references asset,
  least            bigint not null check (least > 0),
  most             bigint not null check (most >= least),
  pay_method_ids   int[] not null,
  primary key (member_id, position)
);
create index acceptor_lot_of on acceptor_lot (transaction_type, asset_id);

-- A purchase that found no sale and asks acceptors, with everything that its order was checked against.
create table purchase_ask (
  id            bigint generated always as identity primary key,
  buyer_id      bigint not null references member,
  req_no        text not null,
  hash          text not null,
  asset_id      text not null references asset,
  amount        bigint not null,
  price         bigint not null,
  pay_method_id smallint not null,
  since         timestamptz not null,
  day_limit     bigint not null,
  orders        bigint not null,
  most_open     int not null,
  pay_within    bigint not null,
  pay_remark    text not null,
  promise       bonus_promise not null,
  done_at       timestamptz,
  created_at    timestamptz not null default app_now(),
  unique (buyer_id, req_no)
);

-- A trade that an acceptor may take: a purchase that asks, or a member's sale that waits.
create table offer (
  id          bigint generated always as identity primary key,
  -- What the wire calls it: random, so that nobody can guess another.
  offer_no    text not null unique,
  acceptor_id bigint not null references acceptor,
  ask_id      bigint references purchase_ask,
  sale_id     bigint references sale,
  price       bigint not null,
  -- The price of the market then, for the acceptor's income.
  middle      numeric not null,
  -- An open one whose time is over was missed.
  state       text not null default 'open' check (state in ('open', 'accepted', 'declined', 'taken')),
  expires_at  timestamptz not null,
  created_at  timestamptz not null default app_now(),
  check ((ask_id is null) <> (sale_id is null))
);
create index offer_of_acceptor on offer (acceptor_id, expires_at desc);
create index offer_of_ask on offer (ask_id) where ask_id is not null;
create index offer_of_sale on offer (sale_id) where sale_id is not null;

-- How many misses make a pause of what length (milliseconds), and how acceptors are asked.
create type acceptor_rules as (
  misses int, pause bigint, answer_within bigint, tried int, at_once int, asks_an_hour int, since timestamptz
);

-- What an acceptor earns with a trade is known when it begins.
create type acceptor_terms as (rebate_rate bigint, middle numeric);
alter table sale add column terms acceptor_terms;
alter table purchase add column terms acceptor_terms;

-- A seller with few trades, who gets some of the buyers all the same.
alter table sale add column is_newcomer boolean not null default false;
create index sale_queue_of_newcomers on sale (asset_id, pay_method_id, amount, price, id) where state = 'matching' and is_newcomer;
