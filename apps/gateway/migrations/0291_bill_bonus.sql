-- What the house gives on top of an order is part of the order's bill: further legs of the same group. Bonuses from before
-- keep their own bills.
alter table bill add column bonus bigint not null default 0 check (bonus >= 0);

-- The transaction that completes a bill adds its bonus. Later nothing does.
create trigger bill_bonus_kept before update on bill for each row
  when (new.bonus <> old.bonus and (new.bonus < old.bonus or old.status <> 2 or old.changed <> pg_current_xact_id()))
  execute function refuse_change();

-- An order with a coupon and a pay method's bonus has both on its bill.
alter table bonus drop constraint bonus_credit_bill_key;
create index bonus_credit_bill on bonus (credit_bill) where credit_bill is not null;
