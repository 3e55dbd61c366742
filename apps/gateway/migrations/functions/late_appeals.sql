-- Appeals after the end of a trade.

-- What a late appeal holds now.
create or replace function held_by_late(a appeal) returns bigint language sql immutable as $$
  select case when a.hold_ended_at is null then a.held else 0 end
$$;

-- Freezes the seller's coins for a late appeal, up to the sum: a sale that waits for the next buyer leaves the queue for it.
-- All such holds of one sale together stay within its amount. Without enough coins the case goes on with what there is.
-- The caller has locked the sale and the appeal.
create or replace function hold_for_late_appeal(p_appeal appeal) returns bigint language plpgsql as $$
declare
  v_now timestamptz := app_now();
  v_sale sale;
  v_held bigint;
  v_refusal text;
begin
  select * into v_sale from sale where id = p_appeal.sale_id;
  if v_sale.state = 'matching' then
    perform move_case('trade', v_sale.id, 'matchDeadline', 'platform', 'LATE_APPEAL');
  end if;
  -- Locked before it is read, or somebody else spends it meanwhile.
  perform 1 from account where owner_kind = 'user' and owner_id = v_sale.seller_id and kind = 'main'
    and asset_id = v_sale.asset_id for no key update;
  v_held := least(
    v_sale.amount - coalesce((select sum(a.held) from appeal a join hold h on h.ref_kind = 'lateAppeal' and h.ref_id = a.id::text
                              where a.sale_id = v_sale.id and a.is_late and h.state <> 2), 0),
    spendable(v_sale.seller_id, v_sale.asset_id));
  if v_held <= 0 then
    return 0;
  end if;
  v_refusal := post_hold(money_now(), next_bill_no(v_now), v_sale.seller_id, v_sale.asset_id, v_held, 0, 'lateAppeal',
                         p_appeal.id::text, biz_type('sell'), 'LATE_APPEAL');
  -- A frozen account keeps its coins anyway.
  if v_refusal = 'USER_INVALID' then
    return 0;
  end if;
  perform refuse(v_refusal) where v_refusal is not null;
  update appeal set held = v_held, held_at = v_now where id = p_appeal.id;
  return v_held;
end $$;

-- The late appeals that a member has opened, and whether the member lost them.
create or replace function late_appeals_of(p_member bigint) returns table (closed_at timestamptz, is_lost boolean)
language sql stable as $$
  select a.closed_at, coalesce(a.outcome = 'verdict' and a.result = case a.initiator when 'buyer' then 'refund' else 'release' end, false)
  from appeal a join purchase b on b.id = a.purchase_id join sale s on s.id = a.sale_id
  where a.is_late and case a.initiator when 'buyer' then b.buyer_id else s.seller_id end = p_member
    and p_member in (b.buyer_id, s.seller_id)
$$;

-- Refuses a member of the first level whose last late appeal is open, and a member who lost too many of them lately.
create or replace function may_appeal_late(p_member bigint, p_rules late_appeal_rules) returns void language plpgsql as $$
begin
  -- Takes turns with other appeals of the member.
  perform 1 from member where id = p_member for no key update;
  perform refuse('EXCEED_LIMIT') where exists (select 1 from member where id = p_member and kyc_level <= 1)
    and exists (select 1 from late_appeals_of(p_member) l where l.closed_at is null);
  perform refuse('EXCEED_LIMIT') from (
    select l.closed_at, lag(l.closed_at, p_rules.losses - 1) over (order by l.closed_at) as first_of_them
    from late_appeals_of(p_member) l where l.is_lost
  ) lost
  where lost.closed_at > app_now() - p_rules.losses_within * interval '1 millisecond'
    and lost.closed_at - lost.first_of_them <= p_rules.losses_within * interval '1 millisecond';
end $$;

-- Opens one, once for each purchase and never after a verdict. Of a failed purchase, a seller has the own coins held at once,
-- and a buyer who had marked it as paid has the seller's. Of other buyers staff looks first: they would freeze the money of
-- others without a payment.
create or replace function open_late_appeal(p money_call, a trade_act, p_rules late_appeal_rules) returns command_answer
language plpgsql as $$
declare
  v_answer jsonb;
  v_now timestamptz := app_now();
  v_own record;
  v_sale sale;
  v_purchase purchase;
  v_appeal appeal;
begin
  v_answer := jsonb_build_object('billNo', a.bill_no);
  perform claim_request(p, v_answer);
  select * into v_own from own_side(p.member_id, a.bill_no);
  perform refuse('ORDER_NOT_FOUND') where v_own.side is null;
  perform refuse('NO_RIGHTS') where v_own.side <> a.side;
  select * into v_sale from sale where id = v_own.sale_id for no key update;
  select * into v_purchase from purchase where id = v_own.purchase_id;
  perform refuse('3025') where v_purchase.outcome is distinct from a.state;
  perform refuse('TIME_INVALID') where v_purchase.closed_at
    < v_now - case a.state when 'completed' then p_rules.completed_within else p_rules.failed_within end * interval '1 millisecond';
  perform refuse('ALREADY_EXISTS') where exists (
    select 1 from appeal other where other.purchase_id = v_purchase.id and (other.is_late or other.outcome = 'verdict'));
  perform may_appeal_late(p.member_id, p_rules);

  insert into appeal (sale_id, purchase_id, initiator, reason, is_late)
  values (v_sale.id, v_purchase.id, a.side, a.reason, true) returning * into v_appeal;
  perform add_statement(v_appeal.id, a.side, p.member_id, a.text, a.files);
  if a.state <> 'completed' and (a.side = 'seller' or paid_at(v_purchase) is not null) then
    perform hold_for_late_appeal(v_appeal);
  end if;
  return ('0000', v_answer)::command_answer;
end $$;

-- Staff has looked at an open late appeal, and freezes the coins for it. Returns what it holds; null where there is none to
-- freeze for.
create or replace function staff_holds_for_late_appeal(p_appeal bigint, p_by text, p_reason text) returns bigint
language plpgsql as $$
declare
  v_appeal appeal;
  v_held bigint;
begin
  perform 1 from sale where id = (select sale_id from appeal where id = p_appeal) for no key update;
  select a.* into v_appeal from appeal a join purchase b on b.id = a.purchase_id
  where a.id = p_appeal and a.is_late and a.closed_at is null and a.held = 0 and b.outcome <> 'completed' for no key update of a;
  if not found then
    return null;
  end if;
  v_held := hold_for_late_appeal(v_appeal);
  update appeal set held_by = p_by, held_reason = p_reason where id = p_appeal and v_held > 0;
  return v_held;
end $$;

-- Frees what late appeals have held for too long without a verdict. The cases go on. Returns how many.
create or replace function end_late_holds(p_hold_for bigint) returns int language plpgsql as $$
declare
  v_appeal appeal;
  v_count int := 0;
begin
  for v_appeal in
    select * from appeal where is_late and held > 0 and closed_at is null and hold_ended_at is null
      and held_at <= app_now() - p_hold_for * interval '1 millisecond'
    order by id limit 1 for no key update skip locked
  loop
    perform refuse(code) from post_void(money_now(), 'lateAppeal', v_appeal.id::text) code where code is not null;
    update appeal set hold_ended_at = app_now() where id = v_appeal.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Locks the open late appeal on the trade of an own bill, which is in the state that the member saw.
create or replace function lock_late_appeal(p_member bigint, a trade_act) returns appeal language plpgsql as $$
declare
  v_own record;
  v_appeal appeal;
begin
  select * into v_own from own_side(p_member, a.bill_no);
  perform refuse('ORDER_NOT_FOUND') where v_own.side is null;
  perform refuse('NO_RIGHTS') where v_own.side <> a.side;
  perform refuse('3025') where a.state <> v_own.state;
  select * into v_appeal from appeal where is_late and closed_at is null and purchase_id = v_own.purchase_id for no key update;
  perform refuse('CONDITION_NOT_FULLFILL') where v_appeal.id is null;
  return v_appeal;
end $$;

-- Adds what a side says in a late appeal, in any state of the bill.
create or replace function state_in_late_appeal(p money_call, a trade_act) returns command_answer language plpgsql as $$
declare
  v_answer jsonb := jsonb_build_object('billNo', a.bill_no);
begin
  perform claim_request(p, v_answer);
  a.state := null;
  perform say_in_appeal(lock_late_appeal(p.member_id, a), a.side, p.member_id, a.text, a.files);
  return ('0000', v_answer)::command_answer;
end $$;

-- The side that appealed takes it back: what it holds is free again. It cannot appeal again.
create or replace function withdraw_late_appeal(p money_call, a trade_act) returns command_answer language plpgsql as $$
declare
  v_answer jsonb := jsonb_build_object('billNo', a.bill_no);
  v_appeal appeal;
begin
  perform claim_request(p, v_answer);
  v_appeal := lock_late_appeal(p.member_id, a);
  perform refuse('CONDITION_NOT_FULLFILL') where v_appeal.initiator <> a.side;
  perform settle_late_appeal(v_appeal, 0);
  update appeal set closed_at = app_now(), outcome = 'withdrawn' where id = v_appeal.id;
  return ('0000', v_answer)::command_answer;
end $$;

-- The other side concedes, with a ticket: a seller gives the buyer what is held, or the whole sum where nothing has been; a
-- buyer lets the seller have it.
create or replace function concede_late_appeal(p money_call, a trade_act) returns command_answer language plpgsql as $$
declare
  v_answer jsonb := jsonb_build_object('billNo', a.bill_no);
  v_appeal appeal;
  v_sale sale;
begin
  perform claim_request(p, v_answer);
  -- A sale is locked before the appeals on its trades.
  select * into v_sale from sale where id = (select sale_id from own_side(p.member_id, a.bill_no)) for no key update;
  v_appeal := lock_late_appeal(p.member_id, a);
  perform refuse('CONDITION_NOT_FULLFILL') where v_appeal.initiator = a.side;
  perform use_ticket(p);
  if a.side = 'seller' and a.state <> 'completed' and v_appeal.held = 0 then
    perform refuse('HOLDINGS_NOT_ENOUGH') where hold_for_late_appeal(v_appeal) < v_sale.amount;
    select * into v_appeal from appeal where id = v_appeal.id;
  end if;
  perform settle_late_appeal(v_appeal, case a.side when 'seller' then held_by_late(v_appeal) else 0 end);
  update appeal set closed_at = app_now(), outcome = 'agreed' where id = v_appeal.id;
  return ('0000', v_answer)::command_answer;
end $$;

-- Gives a part of what a late appeal holds to the buyer, and frees the rest. The caller has locked the appeal.
create or replace function settle_late_appeal(p_appeal appeal, p_buyer_amount bigint) returns void language plpgsql as $$
declare
  v_buyer bigint := (select buyer_id from purchase where id = p_appeal.purchase_id);
  v_bills bill_pair;
begin
  if p_buyer_amount > 0 then
    v_bills.send_type := biz_type('sell');
    v_bills.recv_type := biz_type('buy');
    v_bills.remark := 'LATE_APPEAL';
    v_bills.received := next_bill_no(money_now());
    perform refuse(code)
    from post_capture(money_now(), gen_random_uuid(), 'lateAppeal', p_appeal.id::text, v_buyer, p_buyer_amount, 0, v_bills) code
    where code is not null;
  elsif held_by_late(p_appeal) > 0 then
    perform refuse(code) from post_void(money_now(), 'lateAppeal', p_appeal.id::text) code where code is not null;
  end if;
end $$;

-- Decides a late appeal: a part of what it holds goes to the buyer, the rest is free again. Returns whether it was open.
create or replace function decide_late_appeal(p_appeal bigint, p_result text, p_buyer_amount bigint, p_reason text) returns boolean
language plpgsql as $$
declare
  v_appeal appeal;
begin
  select * into v_appeal from appeal where id = p_appeal and is_late and closed_at is null for no key update;
  if not found then
    return false;
  end if;
  perform settle_late_appeal(v_appeal, p_buyer_amount);
  update appeal set closed_at = app_now(), outcome = 'verdict', result = p_result, buyer_amount = p_buyer_amount,
    verdict_reason = p_reason where id = p_appeal;
  return true;
end $$;
