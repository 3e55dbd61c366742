-- Holds: money that a user cannot spend until its purpose, (ref_kind, ref_id), is settled.

-- Holds amount + fee of an owner of a bill for (ref_kind, ref_id), without a key of its own. With a number the owner sees the
-- bill, which waits. Returns why not; null when the money is held.
create or replace function post_hold(p_bill bill, p_ref_kind text, p_ref_id text) returns text language plpgsql as $$
declare
  v_account account;
begin
  if p_bill.amount <= 0 or p_bill.fee < 0 then
    return 'AMOUNT_INVALID';
  end if;
  if not exists (select 1 from asset where id = p_bill.asset_id) then
    return 'ASSET_NOT_FOUND';
  end if;
  if exists (select 1 from hold where ref_kind = p_ref_kind and ref_id = p_ref_id) then
    return 'ALREADY_EXISTS';
  end if;
  select * into v_account from account
  where owner_kind = 'user' and owner_id = p_bill.user_id and kind = 'main' and asset_id = p_bill.asset_id
  for no key update;
  if v_account.frozen then
    return 'USER_INVALID';
  end if;
  if coalesce(v_account.balance - v_account.held, -1) < p_bill.amount + p_bill.fee then
    return 'BALANCE_NOT_ENOUGH';
  end if;

  insert into hold (account_id, amount, ref_kind, ref_id, bill_no, created_at)
  values (v_account.id, p_bill.amount + p_bill.fee, p_ref_kind, p_ref_id, p_bill.bill_no, p_bill.created_at);
  update account set held = held + p_bill.amount + p_bill.fee where id = v_account.id;
  if p_bill.bill_no is not null then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, remark, created_at)
    values (p_bill.bill_no, p_bill.user_id, 'SEND', p_bill.biz_type, p_bill.asset_id, p_bill.amount, p_bill.fee, 0, p_bill.remark,
            p_bill.created_at);
  end if;
  return null;
end $$;

-- Holds money of a user, once for each key. With a business type the user sees a waiting bill.
create or replace function op_hold(k ledger_key, o money_order, p_ref_kind text, p_ref_id text, p_biz_type int)
returns command_answer language plpgsql as $$
declare
  v_bill bill := bill_of_payer(o, p_biz_type);
  v_result jsonb;
  v_first command_answer;
  v_code text;
begin
  if p_biz_type is null then
    v_bill.bill_no := null;
  end if;
  v_result := jsonb_build_object('billNo', v_bill.bill_no, 'createdAt', epoch_ms(v_bill.created_at));
  v_first := idem_claim(k.actor, k.key, 'hold', k.hash, v_result, v_bill.created_at);
  if v_first.code is not null then
    return v_first;
  end if;
  v_code := post_hold(v_bill, p_ref_kind, p_ref_id);
  if v_code is not null then
    return idem_refuse(k.actor, k.key, v_code);
  end if;
  return ('0000', v_result)::command_answer;
end $$;

-- Closes a hold: moves the amount to a user or out to the world, takes the fee as a second leg, and releases the rest. Without
-- a key of its own: the caller has claimed one. It completes p_bills.expected, or writes the bill p_bills.received. Returns why
-- not; null when the money moved.
create or replace function post_capture(
  p_now timestamptz, p_group uuid, p_ref_kind text, p_ref_id text, p_to bigint, p_amount bigint, p_fee bigint, p_bills bill_pair
) returns text language plpgsql as $$
declare
  v_hold hold;
  v_owner account;
  v_credit bigint;
  v_left bigint;
  v_legs bill;
  v_refusal text;
begin
  select * into v_hold from hold where ref_kind = p_ref_kind and ref_id = p_ref_id for no key update;
  select * into v_owner from account where id = v_hold.account_id;
  v_left := v_hold.amount - p_amount - p_fee;
  v_refusal := case
    when v_hold.id is null then 'ORDER_NOT_FOUND'
    when v_hold.state <> 0 then 'ORDER_ALREADY_DONE'
    when p_amount <= 0 or p_fee < 0 or v_left < 0 then 'AMOUNT_INVALID'
    when p_to = v_owner.owner_id then 'USER_INVALID'
    -- Every posting of a user has a bill.
    when p_to is not null and p_bills.recv_type is null then 'ARGS_INVALID'
  end;
  if v_refusal is not null then
    return v_refusal;
  end if;

  v_credit := case when p_to is null then system_account('world', v_owner.asset_id)
                   else user_account(p_to, v_owner.asset_id) end;
  perform 1 from account where id in (v_owner.id, v_credit) and not deferred order by id for no key update;
  v_legs.group_id := p_group;
  v_legs.asset_id := v_owner.asset_id;
  v_legs.biz_type := p_bills.send_type;
  v_legs.created_at := p_now;
  perform post_leg(v_legs, 1, v_owner.id, v_credit, p_amount, v_hold.id, p_amount + v_left);
  if p_fee > 0 then
    perform post_leg(v_legs, 2, v_owner.id, system_account('fee', v_owner.asset_id), p_fee, v_hold.id, p_fee);
  end if;
  update hold set captured = p_amount + p_fee, state = 1, closed_at = p_now where id = v_hold.id;
  update bill set status = 2, group_id = p_group, counterparty_user_id = p_to, amount = p_amount, fee = p_fee
  where bill_no = v_hold.bill_no;
  if p_bills.expected is not null then
    update bill set status = 2, group_id = p_group, counterparty_user_id = v_owner.owner_id, amount = p_amount
    where bill_no = p_bills.expected and user_id = p_to and direction = 'RECV' and status = 0;
    if not found then
      raise exception 'the waiting bill % is not there', p_bills.expected;
    end if;
  elsif p_bills.received is not null then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, counterparty_user_id, remark,
                      group_id, created_at)
    values (p_bills.received, p_to, 'RECV', p_bills.recv_type, v_owner.asset_id, p_amount, 2, v_owner.owner_id, p_bills.remark,
            p_group, p_now);
  end if;
  return null;
end $$;

-- Closes a hold, once for each key. The order has no payer and no coin: the hold knows both.
create or replace function op_capture(
  k ledger_key, o money_order, p_ref_kind text, p_ref_id text, p_send_type int, p_recv_type int
) returns command_answer language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := (select bill_no from hold where ref_kind = p_ref_kind and ref_id = p_ref_id);
  v_recv_bill text := case when p_recv_type is not null and o.payee is not null then next_bill_no(v_now) end;
  v_group uuid := gen_random_uuid();
  v_result jsonb := jsonb_build_object('billNo', v_bill, 'recvBillNo', v_recv_bill, 'groupId', v_group, 'createdAt', epoch_ms(v_now));
  v_first command_answer := idem_claim(k.actor, k.key, 'capture', k.hash, v_result, v_now);
  v_bills bill_pair;
  v_refusal text;
begin
  if v_first.code is not null then
    return v_first;
  end if;
  v_bills.send_type := p_send_type;
  v_bills.recv_type := p_recv_type;
  v_bills.remark := o.remark;
  v_bills.received := v_recv_bill;
  v_refusal := post_capture(v_now, v_group, p_ref_kind, p_ref_id, o.payee, o.amount, o.fee, v_bills);
  if v_refusal is not null then
    return idem_refuse(k.actor, k.key, v_refusal);
  end if;
  return ('0000', v_result)::command_answer;
end $$;

-- Releases held money to its owner, without a key of its own. Returns why not; null when the money is free.
create or replace function post_void(p_now timestamptz, p_ref_kind text, p_ref_id text) returns text language plpgsql as $$
declare
  v_hold hold;
begin
  select * into v_hold from hold where ref_kind = p_ref_kind and ref_id = p_ref_id for no key update;
  if v_hold.id is null then
    return 'ORDER_NOT_FOUND';
  end if;
  if v_hold.state <> 0 then
    return 'ORDER_ALREADY_DONE';
  end if;
  update account set held = held - v_hold.amount where id = v_hold.account_id;
  update hold set state = 2, closed_at = p_now where id = v_hold.id;
  update bill set status = -1 where bill_no = v_hold.bill_no;
  return null;
end $$;

-- Releases held money to its owner, once for each key.
create or replace function op_void(k ledger_key, p_ref_kind text, p_ref_id text) returns command_answer language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_result jsonb := jsonb_build_object('createdAt', epoch_ms(v_now));
  v_first command_answer := idem_claim(k.actor, k.key, 'void', k.hash, v_result, v_now);
  v_refusal text;
begin
  if v_first.code is not null then
    return v_first;
  end if;
  v_refusal := post_void(v_now, p_ref_kind, p_ref_id);
  if v_refusal is not null then
    return idem_refuse(k.actor, k.key, v_refusal);
  end if;
  return ('0000', v_result)::command_answer;
end $$;
