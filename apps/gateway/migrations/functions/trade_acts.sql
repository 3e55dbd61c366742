-- What a member does to a trade: one call for all events. Each event adds to the move what is its own.

-- Executes a member's event on the trade of a bill, in the state that the member saw. Words in an appeal have no event and move
-- nothing: staff gets the case at the end of the time limit, also after an answer, and until then the sides can still agree.
create or replace function act_on_trade(p money_call, a trade_act, r trade_rules) returns command_answer language plpgsql as $$
declare
  v_answer jsonb := jsonb_build_object('billNo', a.bill_no);
  v_sale sale;
begin
  perform claim_request(p, v_answer);
  v_sale := lock_trade(p.member_id, a);
  a.side := case p.member_id when v_sale.seller_id then 'seller' else 'buyer' end;
  if a.event is null then
    perform say_in_appeal(open_appeal_of(v_sale.purchase_id, null), a.side, p.member_id, a.text, a.files);
  else
    perform move_case('trade', v_sale.id, a.event, a.side, a.reason, before_act(v_sale, a, r), p_call => p);
    perform after_act(v_sale, a, r);
  end if;
  return ('0000', v_answer)::command_answer;
end $$;

-- Locks the sale of a bill that a member owns. Refuses with ORDER_NOT_FOUND for a bill of somebody else, with NO_RIGHTS what only
-- the other side can do, and with 3025 when the trade is not in the state that the member saw, or its time for that is over.
create or replace function lock_trade(p_member bigint, a trade_act) returns sale language plpgsql as $$
declare
  v_sale sale;
  v_id bigint;
  v_own bigint;
  v_side text := 'buyer';
begin
  select sale_id, id into v_id, v_own from purchase where bill_no = a.bill_no and buyer_id = p_member;
  if not found then
    v_side := 'seller';
    select id into v_id from sale where bill_no = a.bill_no and seller_id = p_member;
  end if;
  if v_id is null then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  if a.side <> v_side or (a.event is not null
    and not exists (select 1 from process_move where process = 'trade' and event = a.event and actor = v_side)) then
    perform refuse('NO_RIGHTS');
  end if;
  select * into v_sale from sale where id = v_id for no key update;
  if v_sale.state <> a.state or (v_own is not null and v_sale.purchase_id is distinct from v_own)
    or (a.state = 'waitingForPayment' and a.event not in ('buyerCancel', 'release') and is_sale_overdue(v_id)) then
    perform refuse('3025');
  end if;
  return v_sale;
end $$;

-- Whether the time limit of a sale is over, although nothing has happened yet.
create or replace function is_sale_overdue(p_id bigint) returns boolean language sql stable as $$
  select exists (select 1 from process_deadline where process = 'trade' and case_id = p_id and due_at <= app_now())
$$;

-- What an event needs before it moves the sale. Returns the end of the time limit that it sets, if it sets one.
create or replace function before_act(s sale, a trade_act, r trade_rules) returns timestamptz language plpgsql as $$
declare
  v_limit process_deadline;
begin
  case a.event
    when 'buyerCancel' then
      return s.queued_until;
    when 'pay' then
      return release_due(s, r);
    when 'release' then
      -- The gateway has compared the payer's name with that of this purchase.
      if s.purchase_id is distinct from a.purchase_id then
        raise exception 'the sale has another buyer' using errcode = 'P0A12';
      end if;
    when 'extend' then
      select * into strict v_limit from process_deadline where process = 'trade' and case_id = s.id;
      perform refuse('ORDER_ALREADY_DONE') where times_done(s, a) > 0;
      perform refuse('TIME_INVALID') where v_limit.due_at > app_now() + r.extend_last;
      return v_limit.due_at + r.extend_more;
    when 'askCancel' then
      perform refuse('ALREADY_EXISTS') where asker_of(s.id) is not null;
      perform refuse('OVER_MAX_TOTAL') where times_done(s, a) >= r.cancel_questions;
    when 'declineCancel', 'agreeCancel' then
      perform refuse('CONDITION_NOT_FULLFILL') where coalesce(asker_of(s.id), a.side) = a.side;
    when 'openAppeal' then
      perform refuse('TIME_INVALID') from process_deadline
      where process = 'trade' and case_id = s.id and name = 'release' and due_at > app_now();
      return app_now() + r.answer_within;
    when 'withdrawAppeal' then
      perform open_appeal_of(s.purchase_id, a.side);
      -- A side that appeals and withdraws in turn would keep the case from staff, and the coins of the seller on hold, without end.
      perform refuse('CONDITION_NOT_FULLFILL') where exists (
        select 1 from appeal where purchase_id = s.purchase_id and initiator = a.side and state = 'withdrawn');
      return release_due(s, r);
    when 'agreeRelease', 'agreeRefund' then
      perform open_appeal_of(s.purchase_id, case a.side when 'seller' then 'buyer' else 'seller' end);
    else
      null;
  end case;
  return null;
end $$;

-- What an event does when the sale has moved, beside its effect on money. The sale is as it was before.
create or replace function after_act(s sale, a trade_act, r trade_rules) returns void language plpgsql as $$
begin
  case a.event
    when 'pay' then
      insert into trade_file (sale_id, purchase_id, file_id, member_id, use)
      select s.id, s.purchase_id, file_id, owner_id, 'proof' from stored_file f join purchase b on b.id = s.purchase_id
      where file_id = any(a.files) and f.owner_id = b.buyer_id and file_type = 'IMG';
      if not found then
        perform refuse('ARGS_INVALID');
      end if;
    when 'buyerCancel' then
      perform note_cancellation(end_purchase(s.id, 'cancelled'), 'buy', r);
      perform requeue_sale(s);
    when 'sellerCancel' then
      perform note_cancellation(s.seller_id, 'sell', r);
    when 'openAppeal' then
      perform file_appeal(s, a);
    when 'withdrawAppeal' then
      perform move_case('appeal', (open_appeal_of(s.purchase_id, null)).id, 'withdraw', a.side);
    when 'agreeRelease', 'agreeRefund' then
      perform move_case('appeal', (open_appeal_of(s.purchase_id, null)).id, 'agree', a.side);
    else
      null;
  end case;
end $$;

-- The end of the seller's time for a release: payments by bank take longer.
create or replace function release_due(s sale, r trade_rules) returns timestamptz language sql stable as $$
  select app_now() + case s.pay_method_id when 1 then r.release_bank else r.release_instant end
$$;

-- How often a side has caused an event in the present purchase of a sale.
create or replace function times_done(s sale, a trade_act) returns bigint language sql stable as $$
  select count(*) from process_event e join purchase b on b.id = s.purchase_id
  where e.process = 'trade' and e.case_id = s.id and e.event = a.event and e.actor = a.side and e.seq > b.first_seq
$$;

-- The side whose question to cancel waits for an answer; null for none. The contract's `askerOf` is the same rule.
create or replace function asker_of(p_sale bigint) returns text language sql stable as $$
  select case event when 'askCancel' then actor end from process_event
  where process = 'trade' and case_id = p_sale and (event in ('askCancel', 'declineCancel') or from_state <> to_state)
  order by seq desc limit 1
$$;
