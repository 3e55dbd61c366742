-- Records of what money calls are about: a caller names each part, and two amounts cannot change places.
create type transfer_order as (
  receipt jsonb, payee_id bigint, asset_id text, amount bigint, fee bigint, biz_type int, remark text,
  -- What it takes of the sender's day.
  day date, value bigint, day_limit bigint,
  -- How many milliseconds coins from a trade must stay; null for members without that rule.
  bought_stay bigint,
  -- A payment code of a fixed amount.
  code_nonce text, code_until timestamptz,
  -- A merchant's payment, and what had come for it when the fee was set.
  payment_id bigint, paid bigint
);

create type withdrawal_order as (
  receipt jsonb, arrive_within bigint, protocol text, asset_id text, address text, amount bigint, fee bigint, remark text,
  day date, value bigint, day_limit bigint, bought_stay bigint,
  -- Confirmations that it needs, the time limit of its signature, and how much may leave in a day without a review; null where a
  -- person reviews every withdrawal.
  required int, sign_within bigint, unreviewed bigint,
  -- A voucher that pays the fee, where it fits.
  voucher text, voucher_fits boolean, bonus bigint, uses int
);

create type sale_order as (
  asset_id text, amount bigint, price bigint, fiat text, fiat_amount bigint, pay_method_id int, pay_account_id bigint,
  -- What the member may still trade: since when, how much, how many orders, how many at once.
  since timestamptz, day_limit bigint, orders bigint, most_open int, bought_stay bigint,
  match_within bigint, newcomer_below int, promise bonus_promise
);

create type purchase_order as (
  asset_id text, amount bigint, price bigint, pay_method_id int, since timestamptz, day_limit bigint, orders bigint, most_open int,
  pay_within bigint, pay_remark text, promise bonus_promise,
  -- Whether sellers with few trades come first, the price that acceptors count from, and the number of the next offer.
  newcomers boolean, middle numeric, offer_no text
);

-- The purchase that a request for one ended in.
alter table purchase_ask add column purchase_id bigint references purchase;
