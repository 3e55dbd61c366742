-- The orders of the sandbox's sample shop, as the shop itself knows them.
create table sandbox_shop_order (
  out_trade_no text primary key,
  item         text not null,
  amount       text not null,
  pay_url      text not null,
  created_at   timestamptz not null default app_now(),
  -- The newest genuine notice; null before the first.
  notice       jsonb,
  noticed_at   timestamptz
);
