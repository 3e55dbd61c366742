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

-- A waiting bill waits again, or is cancelled. Returns whether it is one.
create or replace function expect_again(p_bill text, p_is_expected boolean) returns boolean language plpgsql as $$
begin
  update bill set status = case when p_is_expected then 0 else -1 end, hidden = hidden and not p_is_expected
  where bill_no = p_bill and direction = 'RECV' and group_id is null;
  return found;
end $$;

-- From a system account to a user: `world` for money that came from outside, `promo` for a bonus. The fee is a second leg, out
-- of the amount. Without a key of its own: the caller has claimed one. It writes p_bill, or completes it where op_expect wrote
-- it. Returns why not; null when the money moved.
create or replace function post_credit(p_source text, p_bill bill, p_is_expected boolean) returns text language plpgsql as $$
declare
  v_credit bigint := user_account(p_bill.user_id, p_bill.asset_id);
begin
  if p_bill.amount <= 0 or p_bill.fee < 0 or p_bill.fee >= p_bill.amount then
    return 'AMOUNT_INVALID';
  end if;
  if v_credit is null then
    return 'ASSET_NOT_FOUND';
  end if;
  if p_is_expected then
    update bill set status = 2, group_id = p_bill.group_id, fee = p_bill.fee
    where bill_no = p_bill.bill_no and user_id = p_bill.user_id and asset_id = p_bill.asset_id and amount = p_bill.amount
      and direction = 'RECV' and status = 0;
    if not found then
      return 'ORDER_ALREADY_DONE';
    end if;
  end if;

  perform 1 from account where id = v_credit for no key update;
  perform post_leg(p_bill, 1, system_account(p_source, p_bill.asset_id), v_credit, p_bill.amount);
  if p_bill.fee > 0 then
    perform post_leg(p_bill, 2, v_credit, system_account('fee', p_bill.asset_id), p_bill.fee);
  end if;
  if not p_is_expected then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, remark, group_id, created_at)
    values (p_bill.bill_no, p_bill.user_id, 'RECV', p_bill.biz_type, p_bill.asset_id, p_bill.amount, p_bill.fee, 2, p_bill.remark,
            p_bill.group_id, p_bill.created_at);
  end if;
  return null;
end $$;

-- From a system account to the payee, once for each key. With p_bill it completes a waiting bill of op_expect.
create or replace function op_credit(k ledger_key, o money_order, p_source text, p_biz_type int, p_bill text default null)
returns command_answer language plpgsql as $$
declare
  v_bill bill := bill_of_payer(o, p_biz_type, p_bill);
  v_result jsonb;
  v_first command_answer;
  v_refusal text;
begin
  v_bill.user_id := o.payee;
  v_result := jsonb_build_object('billNo', v_bill.bill_no, 'groupId', v_bill.group_id, 'createdAt', epoch_ms(v_bill.created_at));
  v_first := idem_claim(k.actor, k.key, 'credit', k.hash, v_result, v_bill.created_at);
  if v_first.code is not null then
    return v_first;
  end if;
  v_refusal := post_credit(p_source, v_bill, p_bill is not null);
  if v_refusal is not null then
    return idem_refuse(k.actor, k.key, v_refusal);
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
  v_bill.created_at := money_now();
  perform post_leg(v_bill, (select max(leg) + 1 from transfer where group_id = v_bill.group_id),
                   system_account('promo', v_bill.asset_id), user_account(v_bill.user_id, v_bill.asset_id), p_amount);
end $$;
