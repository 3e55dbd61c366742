-- Appeals after the end of a trade.

-- What a late appeal holds now.
create or replace function held_by_late(a appeal) returns bigint language sql immutable as $$
  select case when a.hold_ended_at is null then a.held else 0 end
$$;

-- Freezes the seller's coins for a late appeal, up to the sum: a sale that waits for the next buyer leaves the queue for it.
-- All such holds of one sale together stay within its amount. Without enough coins the case goes on with what there is.
-- Returns what it holds. The caller has locked the sale and the appeal.
create or replace function hold_for_late_appeal(p_appeal appeal, p_by text, r late_appeal_rules) returns bigint language plpgsql as $$
declare
  v_now timestamptz := app_now();
  v_sale sale;
  v_held bigint;
  v_bill bill;
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
  v_bill := bill_of_payer((v_sale.seller_id, null, v_sale.asset_id, v_held, 0, 'LATE_APPEAL')::money_order, biz_type('sell'));
  v_refusal := post_hold(v_bill, 'lateAppeal', p_appeal.id::text);
  -- A frozen account keeps its coins anyway.
  if v_refusal = 'USER_INVALID' then
    return 0;
  end if;
  perform refuse(v_refusal) where v_refusal is not null;
  update appeal set held = v_held, held_at = v_now where id = p_appeal.id;
  perform move_case('appeal', p_appeal.id, 'hold', p_by, p_due => v_now + r.hold_for * interval '1 millisecond');
  return v_held;
end $$;

-- The late appeals that a member has opened, and whether the member lost them.
create or replace function late_appeals_of(p_member bigint) returns table (closed_at timestamptz, is_lost boolean)
language sql stable as $$
  select a.closed_at, coalesce(a.state = 'decided' and a.result = case a.initiator when 'buyer' then 'refund' else 'release' end, false)
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
-- others without a payment. The caller has locked the sale.
create or replace function open_late_appeal(p_member bigint, p_purchase bigint, a trade_act, r late_appeal_rules) returns void
language plpgsql as $$
declare
  v_purchase purchase;
  v_appeal appeal;
begin
  select * into v_purchase from purchase where id = p_purchase;
  perform refuse('3025') where v_purchase.outcome is distinct from a.state;
  perform refuse('TIME_INVALID') where v_purchase.closed_at
    < app_now() - case a.state when 'completed' then r.completed_within else r.failed_within end * interval '1 millisecond';
  perform refuse('ALREADY_EXISTS') where exists (
    select 1 from appeal other where other.purchase_id = p_purchase and (other.is_late or other.state = 'decided'));
  perform may_appeal_late(p_member, r);

  insert into appeal (sale_id, purchase_id, initiator, reason, is_late)
  values (v_purchase.sale_id, p_purchase, a.side, a.reason, true) returning * into v_appeal;
  perform move_case('appeal', v_appeal.id, 'open', a.side);
  perform add_statement(v_appeal.id, a.side, p_member, a.text, a.files);
  if a.state <> 'completed' and (a.side = 'seller' or paid_at(v_purchase) is not null) then
    perform hold_for_late_appeal(v_appeal, a.side, r);
  end if;
end $$;

-- What a side does about a trade that has ended, in the state that it saw: it opens an appeal, takes its own back, or concedes the
-- other's, with a ticket. A seller concedes what is held, or the whole sum where nothing has been; a buyer lets the seller have it.
-- Words have no event, and any state will do.
create or replace function act_on_late_appeal(p money_call, a trade_act, r late_appeal_rules) returns command_answer
language plpgsql as $$
declare
  v_answer jsonb := jsonb_build_object('billNo', a.bill_no);
  v_own record;
  v_sale sale;
  v_appeal appeal;
  v_facts move_facts;
begin
  perform claim_request(p, v_answer);
  select * into v_own from own_side(p.member_id, a.bill_no);
  perform refuse('ORDER_NOT_FOUND') where v_own.side is null;
  perform refuse('NO_RIGHTS') where v_own.side <> a.side;
  select * into v_sale from sale where id = v_own.sale_id for no key update;
  if a.event = 'open' then
    perform open_late_appeal(p.member_id, v_own.purchase_id, a, r);
    return ('0000', v_answer)::command_answer;
  end if;
  perform refuse('3025') where a.event is not null and a.state <> v_own.state;
  select * into v_appeal from appeal where is_late and closed_at is null and purchase_id = v_own.purchase_id for no key update;
  perform refuse('CONDITION_NOT_FULLFILL') where v_appeal.id is null;
  if a.event is null then
    perform say_in_appeal(v_appeal, a.side, p.member_id, a.text, a.files);
    return ('0000', v_answer)::command_answer;
  end if;
  perform refuse('CONDITION_NOT_FULLFILL') where (a.event = 'withdraw') <> (v_appeal.initiator = a.side);
  if a.event = 'concede' and a.side = 'seller' then
    v_facts.amount := held_by_late(v_appeal);
    if a.state <> 'completed' and v_appeal.held = 0 then
      v_facts.amount := hold_for_late_appeal(v_appeal, a.side, r);
      perform refuse('HOLDINGS_NOT_ENOUGH') where v_facts.amount < v_sale.amount;
    end if;
  end if;
  perform move_case('appeal', v_appeal.id, a.event, a.side, p_facts => v_facts, p_call => p);
  return ('0000', v_answer)::command_answer;
end $$;

-- Staff has looked at an open late appeal, and freezes the coins for it. Returns what it holds; null where there is none to
-- freeze for.
create or replace function staff_holds_for_late_appeal(p_appeal bigint, p_by text, p_reason text, r late_appeal_rules) returns bigint
language plpgsql as $$
declare
  v_appeal appeal;
  v_held bigint;
begin
  perform 1 from sale where id = (select sale_id from appeal where id = p_appeal) for no key update;
  select a.* into v_appeal from appeal a join purchase b on b.id = a.purchase_id
  where a.id = p_appeal and a.is_late and a.state = 'open' and b.outcome <> 'completed' for no key update of a;
  if not found then
    return null;
  end if;
  v_held := hold_for_late_appeal(v_appeal, 'operator', r);
  update appeal set held_by = p_by, held_reason = p_reason where id = p_appeal and v_held > 0;
  return v_held;
end $$;

-- Gives a part of what a late appeal holds to the buyer, and frees the rest. An appeal in time holds nothing: its trade does.
create or replace function settle_late_appeal(p_appeal appeal, p_buyer_amount bigint) returns void language plpgsql as $$
declare
  v_buyer bigint := (select buyer_id from purchase where id = p_appeal.purchase_id);
  v_bills bill_pair;
begin
  if p_buyer_amount > 0 and p_appeal.is_late then
    v_bills.send_type := biz_type('sell');
    v_bills.recv_type := biz_type('buy');
    v_bills.remark := 'LATE_APPEAL';
    v_bills.received := next_bill_no(money_now());
    perform refuse(code)
    from post_capture(money_now(), gen_random_uuid(), 'lateAppeal', p_appeal.id::text, v_buyer, p_buyer_amount, 0, v_bills) code
    where code is not null;
  else
    perform free_late_appeal(p_appeal);
  end if;
end $$;

-- The seller gets back what a late appeal still holds.
create or replace function free_late_appeal(p_appeal appeal) returns void language plpgsql as $$
begin
  perform refuse(code) from hold h, post_void(money_now(), h.ref_kind, h.ref_id) code
  where h.ref_kind = 'lateAppeal' and h.ref_id = p_appeal.id::text and h.state = 0 and code is not null;
end $$;
