-- A coupon of an invitation, beside its amount: the terms that the policy had when it was promised.
create table invitation_voucher (
  bonus_id   bigint primary key references bonus (id),
  -- As those of activity_voucher.
  kind       smallint not null check (kind in (1, 2, 3, 4)),
  rate       bigint check (rate between 1 and 1000000),
  value      bigint check (value > 0),
  min_amount bigint not null check (min_amount >= 0),
  max_bonus  bigint check (max_bonus > 0),
  days       int not null check (days > 0),
  check ((kind in (1, 3)) = (rate is not null)),
  check ((kind in (1, 3)) = (max_bonus is not null)),
  check ((kind = 2) = (value is not null))
);
