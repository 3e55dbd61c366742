-- Appeals after the end of a trade.

-- Opens one, once for each purchase. Of a purchase that failed, the seller's coins are frozen up to the sum: a sale that waits
-- for the next buyer leaves the queue for it. Without enough coins the case goes on with what there is.
create or replace function open_late_appeal(
  p money_call, p_bill text, p_side text, p_state text, p_reason text, p_text text, p_files text[], p_completed_within bigint,
  p_failed_within bigint, p_biz_type int
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_now timestamptz := app_now();
  v_first command_answer;
  v_own record;
  v_sale sale;
  v_purchase purchase;
  v_appeal bigint;
  v_held bigint := 0;
  v_refusal text;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  v_first := claim_request(p, v_answer);
  if v_first.code is not null then
    return v_first;
  end if;
  select * into v_own from own_side(p.member_id, p_bill);
  perform refuse('ORDER_NOT_FOUND') where v_own.side is null;
  perform refuse('NO_RIGHTS') where v_own.side <> p_side;
  select * into v_sale from sale where id = v_own.sale_id for no key update;
  select * into v_purchase from purchase where id = v_own.purchase_id;
  perform refuse('3025') where v_purchase.outcome is distinct from p_state;
  perform refuse('TIME_INVALID') where v_purchase.closed_at
    < v_now - case p_state when 'completed' then p_completed_within else p_failed_within end * interval '1 millisecond';
  perform refuse('ALREADY_EXISTS') where exists (select 1 from appeal where purchase_id = v_purchase.id and is_late);

  insert into appeal (sale_id, purchase_id, initiator, reason, is_late)
  values (v_sale.id, v_purchase.id, p_side, p_reason, true) returning id into v_appeal;
  perform add_statement(v_appeal, p_side, p.member_id, p_text, p_files);
  if p_state <> 'completed' then
    if v_sale.state = 'matching' then
      perform move_sale(v_sale.id, 'matchDeadline', 'matching', 'expired', 'platform', 'LATE_APPEAL', null, null);
      perform return_escrow(v_sale);
    end if;
    -- Locked before it is read, or somebody else spends it meanwhile.
    perform 1 from account where owner_kind = 'user' and owner_id = v_sale.seller_id and kind = 'main'
      and asset_id = v_sale.asset_id for no key update;
    v_held := least(v_sale.amount, greatest(spendable(v_sale.seller_id, v_sale.asset_id), 0));
    if v_held > 0 then
      v_refusal := post_hold(money_now(), next_bill_no(v_now), v_sale.seller_id, v_sale.asset_id, v_held, 0, 'lateAppeal',
                             v_appeal::text, p_biz_type, 'LATE_APPEAL');
      -- A frozen account keeps its coins anyway.
      if v_refusal = 'USER_INVALID' then
        v_held := 0;
      end if;
      perform refuse(v_refusal) where v_refusal <> 'USER_INVALID';
      update appeal set held = v_held where id = v_appeal;
    end if;
  end if;
  return ('0000', v_answer)::command_answer;
end $$;

-- Locks the open late appeal on the trade of an own bill.
-- p_state is the state of that bill that the member saw; null for any.
create or replace function lock_late_appeal(p_member bigint, p_bill text, p_side text, p_state text) returns appeal
language plpgsql as $$
declare
  v_own record;
  v_appeal appeal;
begin
  select * into v_own from own_side(p_member, p_bill);
  perform refuse('ORDER_NOT_FOUND') where v_own.side is null;
  perform refuse('NO_RIGHTS') where v_own.side <> p_side;
  perform refuse('3025') where p_state <> v_own.state;
  select * into v_appeal from appeal where is_late and closed_at is null and purchase_id = v_own.purchase_id for no key update;
  perform refuse('CONDITION_NOT_FULLFILL') where v_appeal.id is null;
  return v_appeal;
end $$;

-- Adds what a side says in a late appeal.
create or replace function state_in_late_appeal(
  p money_call, p_bill text, p_side text, p_text text, p_files text[]
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_first command_answer;
  v_appeal appeal;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  v_first := claim_request(p, v_answer);
  if v_first.code is not null then
    return v_first;
  end if;
  v_appeal := lock_late_appeal(p.member_id, p_bill, p_side, null);
  perform say_in_appeal(v_appeal, p_side, p.member_id, p_text, p_files);
  return ('0000', v_answer)::command_answer;
end $$;

-- The side that appealed takes it back: what it holds is free again. It cannot appeal again.
create or replace function withdraw_late_appeal(p money_call, p_bill text, p_side text, p_state text
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_first command_answer;
  v_appeal appeal;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  v_first := claim_request(p, v_answer);
  if v_first.code is not null then
    return v_first;
  end if;
  v_appeal := lock_late_appeal(p.member_id, p_bill, p_side, p_state);
  perform refuse('CONDITION_NOT_FULLFILL') where v_appeal.initiator <> p_side;
  perform settle_late_appeal(v_appeal, 0, 0, 0);
  update appeal set closed_at = app_now(), outcome = 'withdrawn' where id = v_appeal.id;
  return ('0000', v_answer)::command_answer;
end $$;

-- The other side concedes: a seller gives the buyer what is held, and needs a ticket for it; a buyer lets the seller have it.
create or replace function concede_late_appeal(
  p money_call, p_bill text, p_side text, p_state text, p_sell_type int, p_buy_type int
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_first command_answer;
  v_appeal appeal;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  v_first := claim_request(p, v_answer);
  if v_first.code is not null then
    return v_first;
  end if;
  v_appeal := lock_late_appeal(p.member_id, p_bill, p_side, p_state);
  perform refuse('CONDITION_NOT_FULLFILL') where v_appeal.initiator = p_side;
  if p_side = 'seller' then
    perform use_ticket(p);
  end if;
  perform settle_late_appeal(v_appeal, case p_side when 'seller' then v_appeal.held else 0 end, p_sell_type, p_buy_type);
  update appeal set closed_at = app_now(), outcome = 'agreed' where id = v_appeal.id;
  return ('0000', v_answer)::command_answer;
end $$;

-- Gives a part of what a late appeal holds to the buyer, and frees the rest. The caller has locked the appeal.
create or replace function settle_late_appeal(p_appeal appeal, p_buyer_amount bigint, p_sell_type int, p_buy_type int) returns void
language plpgsql as $$
declare
  v_done record;
begin
  if p_buyer_amount > 0 then
    select * into v_done from op_capture(0, 'lateAppeal:' || p_appeal.id || ':capture', 'trade', 'lateAppeal', p_appeal.id::text,
      (select buyer_id from purchase where id = p_appeal.purchase_id), p_buyer_amount, 0, p_sell_type, p_buy_type, 'LATE_APPEAL');
    perform refuse(v_done.code) where v_done.code <> '0000';
  elsif p_appeal.held > 0 then
    select * into v_done from op_void(0, 'lateAppeal:' || p_appeal.id || ':void', 'trade', 'lateAppeal', p_appeal.id::text);
    perform refuse(v_done.code) where v_done.code <> '0000';
  end if;
end $$;

-- Decides a late appeal: a part of what it holds goes to the buyer, the rest is free again. Returns whether it was open.
create or replace function decide_late_appeal(
  p_appeal bigint, p_result text, p_buyer_amount bigint, p_reason text, p_sell_type int, p_buy_type int
) returns boolean language plpgsql as $$
declare
  v_appeal appeal;
begin
  select * into v_appeal from appeal where id = p_appeal and is_late and closed_at is null for no key update;
  if not found then
    return false;
  end if;
  perform settle_late_appeal(v_appeal, p_buyer_amount, p_sell_type, p_buy_type);
  update appeal set closed_at = app_now(), outcome = 'verdict', result = p_result, buyer_amount = p_buyer_amount,
    verdict_reason = p_reason where id = p_appeal;
  return true;
end $$;
