-- A reward may be a voucher instead of an amount. Its activity says what each voucher promises.
create table activity_voucher (
  activity_id    bigint primary key references activity (id),
  -- As those of a voucher. A share has a maximum, so that the budget can count it.
  kind           smallint not null check (kind in (1, 2, 3, 4)),
  rate           bigint check (rate between 1 and 1000000),
  value          bigint check (value > 0),
  min_amount     bigint not null default 0 check (min_amount >= 0),
  max_bonus      bigint check (max_bonus > 0),
  pay_method_ids smallint[] not null default '{}',
  stackable      boolean not null default false,
  -- Each is good for so long after its member has earned it.
  days           int not null check (days > 0),
  check ((kind in (1, 3)) = (rate is not null)),
  check ((kind in (1, 3)) = (max_bonus is not null)),
  check ((kind = 2) = (value is not null)),
  check (kind <> 4 or pay_method_ids = '{}')
);

-- Such a bonus brings no money, so it has no bill. Its amount is the most that the voucher brings.
alter table bonus
  add column is_voucher boolean not null default false,
  add column voucher_id text unique references voucher (id),
  drop constraint bonus_credited,
  add constraint bonus_credited check (state = 'new' or (state = 'credited' and not is_voucher) = (credit_bill is not null)),
  add constraint bonus_voucher check (not is_voucher or about is not null),
  add constraint bonus_voucher_credited check (voucher_id is null or (is_voucher and state = 'credited'));
