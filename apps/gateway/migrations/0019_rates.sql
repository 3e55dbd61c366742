-- What coins cost at full hours, in USDT: kept for charts where the source of prices has no memory of its own.
create table rate_point (
  currency text not null,
  at       timestamptz not null,
  price    text not null check (price ~ '^(0|[1-9][0-9]*)(\.[0-9]+)?$'),
  primary key (currency, at)
);
create index rate_point_age on rate_point (at);
