-- Budgets: money that the house sets aside for an activity. The account has no overdraft, so nothing promises more than it has.

-- The account of an activity's budget, which opens with it.
create or replace function budget_account(p_activity bigint) returns bigint language sql stable as $$
  select id from account where owner_kind = 'system' and owner_id = p_activity and kind = 'budget' and asset_id = 'USDT'
$$;

-- Moves money of the house into a budget, or with a negative amount what is left of it back.
create or replace function fund_budget(p_activity bigint, p_amount bigint) returns void language plpgsql as $$
declare
  v_legs bill;
  v_budget bigint;
  v_promo bigint := system_account('promo', 'USDT');
begin
  insert into account (owner_kind, owner_id, kind, asset_id) values ('system', p_activity, 'budget', 'USDT')
  on conflict (owner_kind, owner_id, kind, asset_id) do nothing;
  v_budget := budget_account(p_activity);
  perform 1 from account where id = v_budget for no key update;
  v_legs.group_id := gen_random_uuid();
  v_legs.asset_id := 'USDT';
  -- No member has a bill of it.
  v_legs.biz_type := 0;
  v_legs.created_at := money_now();
  if p_amount > 0 then
    perform post_leg(v_legs, 1, v_promo, v_budget, p_amount);
  elsif p_amount < 0 then
    perform post_leg(v_legs, 1, v_budget, v_promo, -p_amount);
  end if;
end $$;

-- Calculates what a budget can still promise.
create or replace function budget_left(p_activity bigint) returns bigint language sql stable as $$
  select coalesce((select balance - held from account where id = budget_account(p_activity)), 0)
$$;

-- Holds a part of a budget for a grant.
create or replace function hold_budget(p_activity bigint, p_amount bigint, p_grant bigint) returns void language plpgsql as $$
declare
  v_budget bigint := budget_account(p_activity);
begin
  perform 1 from account where id = v_budget for no key update;
  insert into hold (account_id, amount, ref_kind, ref_id, created_at)
  values (v_budget, p_amount, 'grant', p_grant::text, money_now());
  update account set held = held + p_amount where id = v_budget;
end $$;

-- Pays what is on hold for a grant to a member, who has the bill p_bill for it.
create or replace function pay_from_budget(p_grant bigint, p_member bigint, p_bill text, p_remark text) returns void
language plpgsql as $$
declare
  v_hold hold;
  v_bill bill;
  v_credit bigint := user_account(p_member, 'USDT');
begin
  select * into strict v_hold from hold where ref_kind = 'grant' and ref_id = p_grant::text and state = 0 for no key update;
  perform 1 from account where id in (v_hold.account_id, v_credit) order by id for no key update;
  v_bill.group_id := gen_random_uuid();
  v_bill.asset_id := 'USDT';
  v_bill.biz_type := biz_type('transfer');
  v_bill.created_at := money_now();
  perform post_leg(v_bill, 1, v_hold.account_id, v_credit, v_hold.amount, v_hold.id, v_hold.amount);
  update hold set captured = v_hold.amount, state = 1, closed_at = v_bill.created_at where id = v_hold.id;
  insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, remark, group_id, created_at)
  values (p_bill, p_member, 'RECV', v_bill.biz_type, 'USDT', v_hold.amount, 2, p_remark, v_bill.group_id, v_bill.created_at);
end $$;

-- Moves what is on hold for a grant to the promotion account, which pays when the member uses the voucher.
create or replace function spend_budget(p_grant bigint) returns void language plpgsql as $$
declare
  v_hold hold;
  v_legs bill;
begin
  select * into strict v_hold from hold where ref_kind = 'grant' and ref_id = p_grant::text and state = 0 for no key update;
  perform 1 from account where id = v_hold.account_id for no key update;
  v_legs.group_id := gen_random_uuid();
  v_legs.asset_id := 'USDT';
  v_legs.biz_type := 0;
  v_legs.created_at := money_now();
  perform post_leg(v_legs, 1, v_hold.account_id, system_account('promo', 'USDT'), v_hold.amount, v_hold.id, v_hold.amount);
  update hold set captured = v_hold.amount, state = 1, closed_at = v_legs.created_at where id = v_hold.id;
end $$;

-- A dropped grant leaves its part of the budget to others.
create or replace function return_to_budget(p_grant bigint) returns void language plpgsql as $$
begin
  perform refuse(code) from post_void(money_now(), 'grant', p_grant::text) code where code is not null;
end $$;
