-- Credits: money for a user from outside or from the house.

-- Writes a waiting bill for a pending deposit; op_credit completes it.
create or replace function op_expect(p_user bigint, p_asset text, p_amount bigint, p_biz_type int, p_remark text) returns text
language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := next_bill_no(v_now);
begin
  insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, remark, created_at)
  values (v_bill, p_user, 'RECV', p_biz_type, p_asset, p_amount, 0, p_remark, v_now);
  return v_bill;
end $$;

-- From a system account to a user: `world` for money that came from outside, `promo` for a bonus. With p_bill it
-- completes a waiting bill of op_expect instead of a new one. The fee is a second leg, out of the amount.
create or replace function op_credit(
  p_actor bigint, p_key text, p_hash text, p_source text, p_to bigint, p_asset text, p_amount bigint, p_biz_type int,
  p_remark text, p_bill text default null, p_fee bigint default 0
) returns command_answer language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := coalesce(p_bill, next_bill_no(v_now));
  v_group uuid := gen_random_uuid();
  v_result jsonb := jsonb_build_object('billNo', v_bill, 'groupId', v_group, 'createdAt', epoch_ms(v_now));
  v_first command_answer := idem_claim(p_actor, p_key, 'credit', p_hash, v_result, v_now);
  v_code text;
  v_credit bigint;
begin
  if v_first.code is not null then
    return v_first;
  end if;

  v_credit := user_account(p_to, p_asset);
  v_code := case
    when p_amount <= 0 or p_fee < 0 or p_fee >= p_amount then 'AMOUNT_INVALID'
    when v_credit is null then 'ASSET_NOT_FOUND'
  end;
  if v_code is null and p_bill is not null then
    update bill set status = 2, group_id = v_group, fee = p_fee
    where bill_no = p_bill and user_id = p_to and asset_id = p_asset and amount = p_amount and direction = 'RECV'
      and status = 0;
    if not found then
      v_code := 'ORDER_ALREADY_DONE';
    end if;
  end if;
  if v_code is not null then
    return idem_refuse(p_actor, p_key, v_code);
  end if;

  perform 1 from account where id = v_credit for no key update;
  perform post_leg(v_group, 1, system_account(p_source, p_asset), v_credit, p_asset, p_amount, p_biz_type, null, 0, v_now);
  if p_fee > 0 then
    perform post_leg(v_group, 2, v_credit, system_account('fee', p_asset), p_asset, p_fee, p_biz_type, null, 0, v_now);
  end if;
  if p_bill is null then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, remark, group_id, created_at)
    values (v_bill, p_to, 'RECV', p_biz_type, p_asset, p_amount, p_fee, 2, p_remark, v_group, v_now);
  end if;
  return ('0000', v_result)::command_answer;
end $$;

-- Adds what the house gives to a bill that this transaction has completed, as one more leg of its postings. The command that
-- completed the bill has locked its owner's account.
create or replace function post_bonus(p_bill text, p_amount bigint) returns void language plpgsql as $$
declare
  v_bill bill;
begin
  update bill set bonus = bonus + p_amount where bill_no = p_bill and asset_id = 'USDT' returning * into strict v_bill;
  perform post_leg(v_bill.group_id, (select max(leg) + 1 from transfer where group_id = v_bill.group_id),
                   system_account('promo', v_bill.asset_id), user_account(v_bill.user_id, v_bill.asset_id), v_bill.asset_id,
                   p_amount, v_bill.biz_type, null, 0, money_now());
end $$;
