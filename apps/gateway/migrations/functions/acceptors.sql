-- Acceptors: who is asked, what they answer, and what they earn.

-- Offers that an acceptor let pass make a pause: after three within an hour, until an hour after the third. One whose time is over
-- counts from that moment on, even before the clock moves it to `missed`.
create or replace function acceptor_pause(p_member bigint, p_most int, p_within bigint) returns timestamptz
language sql stable as $$
  select max(expires_at) + p_within * interval '1 millisecond' from (
    select expires_at, lag(expires_at, p_most - 1) over (order by expires_at) as first_of_them from offer
    where acceptor_id = p_member and state in ('open', 'missed') and expires_at between app_now() - 2 * p_within * interval '1 millisecond' and app_now()
  ) missed
  where expires_at - first_of_them <= p_within * interval '1 millisecond'
$$;

create or replace function misses_of(p_member bigint, p_within bigint) returns bigint language sql stable as $$
  select count(*) from offer where acceptor_id = p_member and state in ('open', 'missed')
    and expires_at between app_now() - p_within * interval '1 millisecond' and app_now()
$$;

-- Acceptors who can take a trade now, with their prices. p_type says what they do: 8 sell, 9 buy. Either way a purchase begins;
-- one who sells also begins a sale.
create or replace function acceptors_for(
  p_type int, p_asset text, p_amount bigint, p_method int, p_middle numeric, p_other bigint, p_rules acceptor_rules
) returns table (member_id bigint, price bigint) language sql stable as $$
  select a.member_id, case p_type when 8 then ceil(p_middle * (10000 + a.price_offset) / 10000)
                                  else floor(p_middle * (10000 + a.price_offset) / 10000) end::bigint
  from acceptor a join member m on m.id = a.member_id
  where a.is_online and m.user_type = 7 and m.user_flag = 1 and a.member_id <> p_other and not is_blocked_pair(a.member_id, p_other)
    and not is_pay_method_closed('buy', p_method) and (p_type = 9 or not is_pay_method_closed('sell', p_method))
    and exists (select 1 from acceptor_lot l where l.member_id = a.member_id and l.transaction_type = p_type and l.asset_id = p_asset
      and p_amount between l.least and l.most and p_method = any(l.pay_method_ids))
    and not exists (select 1 from restriction r where r.member_id = a.member_id and app_now() between r.starts_at and r.ends_at
      and r.kind in ('account', case p_type when 8 then 'sell' else 'buy' end))
    and coalesce(acceptor_pause(a.member_id, p_rules.misses, p_rules.pause), app_now()) <= app_now()
    and traded_since(a.member_id, p_asset, p_rules.since) + p_amount <= a.daily_quota
    and (p_type = 9 or spendable(a.member_id, p_asset) >= p_amount)
    and (p_type = 9 or exists (select 1 from pay_account c where c.member_id = a.member_id and c.pay_method_id = p_method
      and c.state = 1 and c.removed_at is null))
    and (select count(*) from offer o where o.acceptor_id = a.member_id and o.state = 'open' and o.expires_at > app_now()) < p_rules.at_once
$$;

-- Whether a buyer waits for an answer, or has asked so often within an hour and taken nothing. A request is answered within
-- minutes, so those of earlier days are not read.
create or replace function has_asked_enough(p_buyer bigint, p_most int) returns boolean language sql stable as $$
  select count(*) filter (where o.state <> 'accepted' and o.created_at > app_now() - interval '1 hour') >= p_most
    or coalesce(bool_or(o.state = 'open' and o.expires_at > app_now()), false)
  from purchase_ask k join offer o on o.ask_id = k.id
  where k.buyer_id = p_buyer and k.created_at > app_now() - interval '1 day'
$$;

-- Asks the next acceptor for a purchase that found no sale. The caller has claimed the request; afterwards it is free
-- again, for the same request a moment later. Refuses with ORDER_NOT_FOUND when nobody is left to ask.
create or replace function ask_acceptors(p money_call, o purchase_order, r acceptor_rules) returns void language plpgsql as $$
declare
  v_ask purchase_ask;
  v_next record;
  v_until timestamptz := app_now() + r.answer_within * interval '1 millisecond';
  v_id bigint;
begin
  select * into v_ask from purchase_ask where buyer_id = p.member_id and req_no = p.req_no for no key update;
  if not found then
    -- Who asks and asks and takes nothing would send acceptors into their pause.
    if has_asked_enough(p.member_id, r.asks_an_hour) then
      perform refuse('ORDER_NOT_FOUND');
    end if;
    insert into purchase_ask (buyer_id, req_no, hash, asset_id, amount, price, pay_method_id, since, day_limit, orders, most_open,
                              pay_within, pay_remark, promise)
    values (p.member_id, p.req_no, p.hash, o.asset_id, o.amount, o.price, o.pay_method_id, o.since,
            o.day_limit, o.orders, o.most_open, o.pay_within, o.pay_remark, o.promise)
    returning * into v_ask;
  elsif exists (select 1 from offer where ask_id = v_ask.id and state = 'open' and expires_at > app_now()) then
    delete from idem where actor = p.member_id and key = p.req_no;
    return;
  end if;
  if (select count(*) from offer where ask_id = v_ask.id) >= r.tried then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  select f.member_id, f.price into v_next
  from acceptors_for(8, v_ask.asset_id, v_ask.amount, v_ask.pay_method_id, o.middle, p.member_id, r) f
  where f.price <= v_ask.price and not exists (select 1 from offer made where made.ask_id = v_ask.id and made.acceptor_id = f.member_id)
  order by f.price, exists (select 1 from trade_peer t where t.member_id = p.member_id and t.peer_id = f.member_id and t.is_favourite) desc,
    trade_score(f.member_id) desc, f.member_id limit 1;
  if not found then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  insert into offer (offer_no, acceptor_id, ask_id, price, middle, expires_at)
  values (o.offer_no, v_next.member_id, v_ask.id, v_next.price, o.middle, v_until) returning id into v_id;
  perform move_case('offer', v_id, 'ask', 'platform', p_due => v_until);
  delete from idem where actor = p.member_id and key = p.req_no;
end $$;

-- The trades that an acceptor may take now. A member's sale that has waited for a while is offered to acceptors who look.
create or replace function offers_to(
  p_member bigint, p_middle numeric, p_asset text, p_offer_no text, p_after bigint, p_rules acceptor_rules
) returns setof offer language plpgsql as $$
declare
  -- Read once: a condition would read the clock again for each sale.
  v_now timestamptz := app_now();
  v_until timestamptz := v_now + p_rules.answer_within * interval '1 millisecond';
  v_id bigint;
begin
  perform wait_for_closings();
  insert into offer (offer_no, acceptor_id, sale_id, price, middle, expires_at)
  select p_offer_no, p_member, s.id, s.price, p_middle, v_until
  from sale s
  where s.state = 'matching' and s.asset_id = p_asset and s.queued_until > v_now
    and s.created_at < v_now - p_after * interval '1 millisecond'
    and exists (select 1 from acceptors_for(9, s.asset_id, s.amount, s.pay_method_id, p_middle, s.seller_id, p_rules) f
      where f.member_id = p_member and s.price <= f.price)
    and not exists (select 1 from offer o where o.sale_id = s.id
      and (o.acceptor_id = p_member or (o.state = 'open' and o.expires_at > v_now)))
    and (select count(*) from offer o where o.sale_id = s.id) < p_rules.tried
  order by s.price, s.id limit 1 returning id into v_id;
  if found then
    perform move_case('offer', v_id, 'ask', 'platform', p_due => v_until);
  end if;
  return query select * from offer where acceptor_id = p_member and state = 'open' and expires_at > v_now order by expires_at;
end $$;

-- Moves an offer that still waits for its answer; any other stays as it is.
create or replace function move_open_offer(p_id bigint, p_event text, p_by text) returns void language plpgsql as $$
begin
  perform 1 from offer where id = p_id and state = 'open' and expires_at > app_now() for no key update;
  if found then
    perform move_case('offer', p_id, p_event, p_by);
  end if;
end $$;

-- An acceptor lets an offer go to the next one.
create or replace function decline_offer(p money_call, p_offer_no text
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
begin
  v_answer := jsonb_build_object('billNo', null);
  perform claim_request(p, v_answer);
  perform move_open_offer(id, 'decline', 'acceptor') from offer where offer_no = p_offer_no and acceptor_id = p.member_id;
  if not found then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  return ('0000', v_answer)::command_answer;
end $$;

-- An acceptor sells to a buyer who asked: the acceptor's coins go into escrow, and both bills begin. Locks the buyer's
-- request before the ask, as the buyer's own call does.
create or replace function accept_ask(
  p money_call, p_offer_no text, p_account bigint, p_fiat text, p_scale int, p_terms acceptor_terms, r acceptor_rules
) returns command_answer language plpgsql as $$
declare
  v_bill text := next_bill_no(app_now());
  v_answer jsonb := jsonb_build_object('billNo', v_bill);
  v_now timestamptz := app_now();
  v_offer offer;
  v_ask purchase_ask;
  v_order purchase_order;
  v_sale sale;
  v_purchase purchase;
begin
  perform claim_request(p, v_answer);
  select * into v_offer from offer where offer_no = p_offer_no and acceptor_id = p.member_id;
  if not found then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  select * into strict v_ask from purchase_ask where id = v_offer.ask_id;
  perform keep_pay_method_open(side, v_ask.pay_method_id) from unnest('{buy,sell}'::text[]) side;
  insert into idem (actor, key, op, hash, code, result, at)
  values (v_ask.buyer_id, v_ask.req_no, 'request', v_ask.hash, '0000', null, v_now) on conflict (actor, key) do nothing;
  if not found then
    perform refuse('ORDER_ALREADY_DONE');
  end if;
  perform 1 from member where id in (p.member_id, v_ask.buyer_id) order by id for no key update;
  select * into v_offer from offer where id = v_offer.id for no key update;
  if v_offer.state in ('accepted', 'declined', 'taken') then
    perform refuse('ORDER_ALREADY_DONE');
  end if;
  perform may_accept(p.member_id, v_ask.buyer_id, v_offer, v_ask.asset_id, v_ask.amount, r);
  -- The buyer may have used up the day since; then there is nothing to take.
  if traded_since(v_ask.buyer_id, v_ask.asset_id, v_ask.since) + v_ask.amount > v_ask.day_limit
    or (select count(*) from purchase where buyer_id = v_ask.buyer_id and closed_at is null) >= v_ask.most_open then
    perform refuse('ORDER_EXPIRED');
  end if;
  perform 1 from pay_account where id = p_account and member_id = p.member_id and state = 1 and removed_at is null for no key update;
  if not found then
    perform refuse('BANK_ACCOUNT_UNAVAILABLE');
  end if;
  insert into sale (bill_no, seller_id, asset_id, amount, price, fiat, fiat_amount, pay_method_id, pay_account_id, queued_until, terms)
  values (v_bill, p.member_id, v_ask.asset_id, v_ask.amount, v_offer.price, p_fiat,
          round(v_ask.amount::numeric * v_offer.price / 10::numeric ^ p_scale)::bigint, v_ask.pay_method_id, p_account, v_now, p_terms)
  returning * into v_sale;
  perform put_into_escrow(v_sale);
  update pay_account set last_used_at = v_now where id = p_account;
  perform move_case('trade', v_sale.id, 'create', 'seller', p_due => v_now);
  v_order.pay_within := v_ask.pay_within;
  v_order.pay_remark := v_ask.pay_remark;
  v_order.price := v_ask.price;
  v_order.promise := v_ask.promise;
  v_purchase := begin_purchase(v_sale, v_ask.buyer_id, v_order, null);
  perform move_case('offer', v_offer.id, 'accept', 'acceptor');
  update purchase_ask set done_at = v_now, purchase_id = v_purchase.id where id = v_ask.id;
  update idem set result = jsonb_build_object('billNo', v_purchase.bill_no) where actor = v_ask.buyer_id and key = v_ask.req_no;
  return ('0000', v_answer)::command_answer;
end $$;

-- Refuses an offer that is over or whose sides have blocked each other since, and one above the acceptor's quota of the day.
create or replace function may_accept(p_acceptor bigint, p_other bigint, p_offer offer, p_asset text, p_amount bigint, r acceptor_rules)
returns void language plpgsql as $$
begin
  if p_offer.expires_at <= app_now() or is_blocked_pair(p_acceptor, p_other) then
    perform refuse('ORDER_EXPIRED');
  end if;
  perform 1 from acceptor
  where member_id = p_acceptor and traded_since(p_acceptor, p_asset, r.since) + p_amount <= daily_quota;
  if not found then
    perform refuse('EXCEED_TOTAL_AMOUNT_LIMIT');
  end if;
end $$;

-- An acceptor buys from a member whose sale waits. The time for the payment is p_bank or p_instant milliseconds.
create or replace function accept_sale(
  p money_call, p_offer_no text, p_instant bigint, p_bank bigint, p_pay_remark text, p_terms acceptor_terms, r acceptor_rules
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
  v_offer offer;
  v_sale sale;
  v_order purchase_order;
begin
  perform claim_request(p, null);
  perform 1 from member where id = p.member_id for no key update;
  select * into v_offer from offer where offer_no = p_offer_no and acceptor_id = p.member_id;
  if not found then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  select * into strict v_sale from sale where id = v_offer.sale_id for no key update;
  perform keep_pay_method_open('buy', v_sale.pay_method_id);
  select * into strict v_offer from offer where id = v_offer.id for no key update;
  if v_offer.state in ('accepted', 'declined', 'taken') or v_sale.state <> 'matching' then
    perform refuse('ORDER_ALREADY_DONE');
  end if;
  perform may_accept(p.member_id, v_sale.seller_id, v_offer, v_sale.asset_id, v_sale.amount, r);
  v_order.pay_within := case v_sale.pay_method_id when 1 then p_bank else p_instant end;
  v_order.pay_remark := p_pay_remark;
  v_answer := jsonb_build_object('billNo', (begin_purchase(v_sale, p.member_id, v_order, p_terms)).bill_no);
  perform move_case('offer', v_offer.id, 'accept', 'acceptor');
  perform move_open_offer(id, 'take', 'platform') from offer where sale_id = v_sale.id;
  update idem set result = v_answer where actor = p.member_id and key = p.req_no;
  return ('0000', v_answer)::command_answer;
end $$;

-- What a completed trade earns its acceptor: the price against the market's, and a rebate with a bill of its own. The
-- amounts are in USDT, which trades are for. p_type says what the acceptor did: 8 sell, 9 buy.
create or replace function pay_acceptor(p_member bigint, p_bill text, p_type int, p_sale sale, p_amount bigint, p_terms acceptor_terms)
returns void language plpgsql as $$
declare
  v_rebate bigint := p_amount * p_terms.rebate_rate / 1000000;
  v_spread bigint := trunc(p_amount * (p_sale.price - p_terms.middle) / p_terms.middle) * case p_type when 8 then 1 else -1 end;
  v_credit bill;
begin
  -- A trade that came to the acceptor by another way.
  if p_terms.middle is null then
    return;
  end if;
  if v_rebate > 0 then
    v_credit.created_at := money_now();
    v_credit.bill_no := next_bill_no(v_credit.created_at);
    v_credit.group_id := gen_random_uuid();
    v_credit.user_id := p_member;
    v_credit.asset_id := 'USDT';
    v_credit.amount := v_rebate;
    v_credit.fee := 0;
    v_credit.biz_type := biz_type(case p_type when 8 then 'sell' else 'buy' end);
    v_credit.remark := 'REBATE';
    perform refuse(code) from post_credit('promo', v_credit, false) code where code is not null;
  end if;
  insert into acceptor_income (bill_no, member_id, transaction_type, pay_method_id, turnover, spread, rebate_rate, rebate, credit_bill)
  values (p_bill, p_member, p_type, p_sale.pay_method_id, p_amount, v_spread, p_terms.rebate_rate, v_rebate, v_credit.bill_no);
end $$;

-- A buyer ends the search of a purchase that still asks: its request gets its answer, and the acceptor who was asked is free.
-- The answer is kept as one of the purchase, so that an acceptor who accepts at the same moment either comes first or not at
-- all. Returns false where nothing is searched.
create or replace function cancel_ask(p_buyer bigint, p_req_no text) returns boolean language plpgsql as $$
declare
  v_ask purchase_ask;
begin
  select * into v_ask from purchase_ask where buyer_id = p_buyer and req_no = p_req_no;
  if not found then
    return false;
  end if;
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_buyer, p_req_no, 'request', v_ask.hash, 'ORDER_CANCELED', null, app_now()) on conflict (actor, key) do nothing;
  if not found then
    return false;
  end if;
  perform move_open_offer(id, 'take', 'platform') from offer where ask_id = v_ask.id;
  return true;
end $$;
