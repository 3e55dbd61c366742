-- What two sides of a purchase can agree on before its end: more time for the payment, and a cancellation.

-- The buyer gets more time for the payment, once, in the last p_last milliseconds.
create or replace function extend_payment(p money_call, p_bill text, p_last bigint, p_more bigint
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_sale sale;
  v_due timestamptz;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  perform claim_request(p, v_answer);
  v_sale := lock_trade(p.member_id, p_bill, 'buyer', 'waitingForPayment');
  select due_at into strict v_due from process_deadline where process = 'trade' and case_id = v_sale.id;
  perform refuse('3025') where v_due <= app_now();
  perform refuse('ORDER_ALREADY_DONE') where exists (
    select 1 from process_event e join purchase b on b.id = v_sale.purchase_id
    where e.process = 'trade' and e.case_id = v_sale.id and e.event = 'extend' and e.seq > b.first_seq);
  perform refuse('TIME_INVALID') where v_due > app_now() + p_last * interval '1 millisecond';
  perform move_sale(v_sale.id, 'extend', 'waitingForPayment', 'waitingForPayment', 'buyer', '', 'pay',
                    v_due + p_more * interval '1 millisecond');
  return ('0000', v_answer)::command_answer;
end $$;

-- The side whose question to cancel waits for an answer; null for none. The contract's `askerOf` is the same rule.
create or replace function asker_of(p_sale bigint) returns text language sql stable as $$
  select case event when 'askCancel' then actor end from process_event
  where process = 'trade' and case_id = p_sale and (event in ('askCancel', 'declineCancel') or from_state <> to_state)
  order by seq desc limit 1
$$;

-- One side asks the other to cancel, at most p_most times in one purchase.
create or replace function ask_cancel(p money_call, p_bill text, p_state text, p_most int
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_side text;
  v_sale sale;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  perform claim_request(p, v_answer);
  v_sale := lock_trade(p.member_id, p_bill, null, p_state);
  perform refuse('3025') where p_state = 'waitingForPayment' and is_sale_overdue(v_sale.id);
  perform refuse('ALREADY_EXISTS') where asker_of(v_sale.id) is not null;
  v_side := case p.member_id when v_sale.seller_id then 'seller' else 'buyer' end;
  perform refuse('OVER_MAX_TOTAL') where p_most <= (
    select count(*) from process_event e join purchase b on b.id = v_sale.purchase_id
    where e.process = 'trade' and e.case_id = v_sale.id and e.event = 'askCancel' and e.actor = v_side and e.seq > b.first_seq);
  -- The seller's consent is then enough to end the trade.
  if v_side = 'buyer' and p_state = 'paid' then
    perform use_ticket(p);
  end if;
  perform move_sale(v_sale.id, 'askCancel', p_state, p_state, v_side, '', null, null);
  return ('0000', v_answer)::command_answer;
end $$;

-- The other side answers. Who agrees gives the coins back to the seller, and nobody's quota counts it.
create or replace function answer_cancel(p money_call, p_bill text, p_state text, p_agree boolean
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_side text;
  v_sale sale;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  perform claim_request(p, v_answer);
  v_sale := lock_trade(p.member_id, p_bill, null, p_state);
  perform refuse('3025') where p_state = 'waitingForPayment' and is_sale_overdue(v_sale.id);
  v_side := case p.member_id when v_sale.seller_id then 'seller' else 'buyer' end;
  perform refuse('CONDITION_NOT_FULLFILL') where coalesce(asker_of(v_sale.id), v_side) = v_side;
  if not p_agree then
    perform move_sale(v_sale.id, 'declineCancel', p_state, p_state, v_side, '', null, null);
    return ('0000', v_answer)::command_answer;
  end if;
  if p_state = 'paid' then
    perform use_ticket(p);
  end if;
  perform move_sale(v_sale.id, 'agreeCancel', p_state, 'cancelled', v_side, '', null, null);
  perform return_escrow(v_sale);
  perform end_purchase(v_sale.id, 'cancelled');
  return ('0000', v_answer)::command_answer;
end $$;
