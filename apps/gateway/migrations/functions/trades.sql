-- The money calls of trades. Each is one statement, and locks in one order: the request number, the member, the sale, the
-- accounts. A refusal keeps neither the request number nor the ticket.

-- What a member has traded since the day began, in coins: open and completed trades of both sides.
create or replace function traded_since(p_member bigint, p_asset text, p_since timestamptz) returns bigint
language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from (
    select s.amount from sale s
    where s.seller_id = p_member and s.asset_id = p_asset and s.created_at >= p_since
      and s.state not in ('cancelled', 'expired')
    union all
    select s.amount from purchase b join sale s on s.id = b.sale_id
    where b.buyer_id = p_member and s.asset_id = p_asset and b.created_at >= p_since
      and b.outcome is distinct from 'cancelled' and b.outcome is distinct from 'expired'
  ) traded
$$;

-- All orders that a member has made since the day began.
create or replace function orders_since(p_member bigint, p_since timestamptz) returns bigint language sql stable as $$
  select (select count(*) from sale where seller_id = p_member and created_at >= p_since)
       + (select count(*) from purchase where buyer_id = p_member and created_at >= p_since)
$$;

-- Lets a member's orders take turns, and refuses one above what the day allows.
create or replace function take_from_trade_day(
  p_member bigint, p_asset text, p_amount bigint, p_since timestamptz, p_limit bigint, p_orders bigint
) returns void language plpgsql as $$
begin
  perform 1 from member where id = p_member for no key update;
  if traded_since(p_member, p_asset, p_since) + p_amount > p_limit then
    perform refuse('EXCEED_TOTAL_AMOUNT_LIMIT');
  end if;
  if orders_since(p_member, p_since) >= p_orders then
    perform refuse('EXCEED_LIMIT');
  end if;
end $$;

-- Members with whom a purchase brings no bonus of a pay method: those of the last bonus, for a while, and those who have used
-- the same device. p_rest is in milliseconds.
create or replace function members_without_bonus(p_member bigint, p_rest bigint) returns setof bigint language sql stable as $$
  select high_id from bonus_pair where low_id = p_member and at > app_now() - p_rest * interval '1 millisecond'
  union all
  select low_id from bonus_pair where high_id = p_member and at > app_now() - p_rest * interval '1 millisecond'
  union all
  select other.member_id from member_device own join member_device other using (device_id)
  where own.member_id = p_member and other.member_id <> p_member
$$;

-- Promises the bonus of a pay method, as much as the member's day and the house's day have left. 0 for a pair that may not have
-- one now. It locks in one order: the member's day, the house's day, the pair.
create or replace function promise_method_bonus(p_member bigint, p_peer bigint, p_bill text, p_amount bigint, p bonus_promise)
returns bigint language plpgsql as $$
declare
  v_rest bigint := coalesce(p.pair_rest, 0);
  v_part bigint;
  v_id bigint;
  v_house bigint;
begin
  if p_peer in (select members_without_bonus(p_member, v_rest)) then
    return 0;
  end if;
  -- Locks the days, so that two orders at once share what is left of them.
  insert into method_bonus_day as d (member_id, day, used) values (p_member, p.day, 0)
  on conflict (member_id, day) do update set used = d.used
  returning least(p_amount * p.method_rate / p.whole, p.method_cap - d.used) into v_part;
  if v_part <= 0 then
    return 0;
  end if;
  insert into house_bonus_day as d (day, used) values (p.day, 0)
  on conflict (day) do update set used = d.used returning least(v_part, p.house_cap - d.used) into v_part;
  if v_part <= 0 then
    return 0;
  end if;
  -- Two purchases of a pair at the same time: the second finds the pair resting.
  insert into bonus_pair as b (low_id, high_id, bill_no, at)
  values (least(p_member, p_peer), greatest(p_member, p_peer), p_bill, app_now())
  on conflict (low_id, high_id) do update set bill_no = excluded.bill_no, at = excluded.at
  where b.at <= app_now() - v_rest * interval '1 millisecond';
  if not found then
    return 0;
  end if;
  update method_bonus_day set used = used + v_part where member_id = p_member and day = p.day;
  update house_bonus_day set used = used + v_part where day = p.day;
  insert into bonus (member_id, source, name, activity_code, amount, bill_no, day)
  values (p_member, 'payMethod', p.tag, p.activity_code, v_part, p_bill, p.day) returning id into v_id;
  perform move_case('bonus', v_id, 'promise', 'platform');
  return v_part;
end $$;

-- Promises what an order brings beside its coins: the voucher's bonus, and that of the pay method. Returns both together.
-- `settle_bonuses` or `drop_bonuses` ends it. A sale has no p_peer yet, and no bonus of a pay method.
create or replace function promise_bonuses(p_member bigint, p_peer bigint, p_bill text, p_amount bigint, p bonus_promise)
returns bigint language plpgsql as $$
declare
  v_bonus bigint := 0;
begin
  if p.voucher is not null then
    if not lock_voucher(p_member, p.voucher, p_bill, p.voucher_bonus, p.day, p.uses) then
      perform refuse('CONDITION_NOT_FULLFILL');
    end if;
    v_bonus := p.voucher_bonus;
  end if;
  if p.method_rate > 0 then
    v_bonus := v_bonus + promise_method_bonus(p_member, p_peer, p_bill, p_amount, p);
  end if;
  return v_bonus;
end $$;

-- Moves what was promised for a bill. Calls at the same time take turns.
create or replace function move_promised(p_bill text, p_event text) returns void language plpgsql as $$
begin
  perform move_case('bonus', b.id, p_event, 'platform')
  from (select id from bonus where bill_no = p_bill and state = 'promised' for no key update) b;
end $$;

-- Credits what an order promised, as a part of its bill.
create or replace function settle_bonuses(p_bill text) returns void language plpgsql as $$
declare
  v_given bonus;
begin
  insert into bonus (member_id, source, name, amount, bill_no)
  select u.member_id, 'voucher', w.name, u.bonus, p_bill from voucher_use u join voucher w on w.id = u.voucher_id
  where u.bill_no = p_bill and u.state = 'locked' and u.bonus > 0 for no key update of u returning * into v_given;
  if found then
    perform move_case('bonus', v_given.id, 'give', 'platform');
    perform post_bonus(p_bill, v_given.amount);
  end if;
  perform settle_voucher(p_bill, 'credit');
  perform move_promised(p_bill, 'credit');
end $$;

-- Takes back what an order promised: the voucher is usable again, and so are its part of the days and the pair's bonus.
create or replace function drop_bonuses(p_bill text) returns void language plpgsql as $$
begin
  perform settle_voucher(p_bill, 'return');
  perform move_promised(p_bill, 'drop');
end $$;

-- A dropped bonus leaves its part of the days to other orders, and its pair need not rest.
create or replace function return_to_days(b bonus) returns void language plpgsql as $$
begin
  update method_bonus_day set used = used - b.amount where member_id = b.member_id and day = b.day;
  update house_bonus_day set used = used - b.amount where day = b.day;
  delete from bonus_pair where bill_no = b.bill_no;
end $$;

-- Puts a member's coins into escrow and queues the sale.
create or replace function create_sale(p money_call, o sale_order) returns command_answer language plpgsql as $$
declare
  v_now timestamptz := app_now();
  v_bill text := next_bill_no(v_now);
  v_answer jsonb := jsonb_build_object('billNo', v_bill);
  v_sale sale;
  v_until timestamptz := v_now + o.match_within * interval '1 millisecond';
begin
  perform claim_request(p, v_answer);
  perform keep_pay_method_open('sell', o.pay_method_id);
  perform take_from_trade_day(p.member_id, o.asset_id, o.amount, o.since, o.day_limit, o.orders);
  if (select count(*) from sale where seller_id = p.member_id and closed_at is null) >= o.most_open then
    perform refuse('OVER_MAX_TOTAL');
  end if;
  perform 1 from pay_account
  where id = o.pay_account_id and member_id = p.member_id and state = 1 and removed_at is null for no key update;
  if not found then
    perform refuse('BANK_ACCOUNT_UNAVAILABLE');
  end if;
  perform use_ticket(p);
  insert into sale (bill_no, seller_id, asset_id, amount, price, fiat, fiat_amount, pay_method_id, pay_account_id,
                    score, queued_until, is_newcomer)
  values (v_bill, p.member_id, o.asset_id, o.amount, o.price, o.fiat, o.fiat_amount, o.pay_method_id, o.pay_account_id,
          trade_score(p.member_id), v_until, is_new_seller(p.member_id, o.newcomer_below))
  returning * into v_sale;
  perform put_into_escrow(v_sale);
  perform keep_bought_coins(p.member_id, o.asset_id, biz_type('buy'), o.bought_stay);
  update pay_account set last_used_at = v_now where id = o.pay_account_id;
  perform promise_bonuses(p.member_id, null, v_bill, o.amount, o.promise);
  perform move_case('trade', v_sale.id, 'create', 'seller', p_due => v_until);
  return ('0000', v_answer)::command_answer;
end $$;

-- Holds the coins of a new sale, whose bill the seller sees.
create or replace function put_into_escrow(s sale) returns void language plpgsql as $$
declare
  v_bill bill := bill_of_payer((s.seller_id, null, s.asset_id, s.amount, 0, '')::money_order, biz_type('sell'), s.bill_no);
begin
  perform refuse(code) from post_hold(v_bill, 'trade', s.id::text) code where code is not null;
end $$;

-- Whether a seller has completed fewer sales than this.
create or replace function is_new_seller(p_member bigint, p_below int) returns boolean language sql stable as $$
  select count(*) < p_below from (
    select 1 from sale where seller_id = p_member and state = 'completed' order by created_at desc limit p_below) completed
$$;

-- Sales of exactly this amount that a buyer can get now, at any price: none of a pair of whom one has blocked the other.
create or replace function sales_for(p_buyer bigint, p_asset text, p_amount bigint, p_method int) returns setof sale
language sql stable as $$
  select * from sale
  where state = 'matching' and asset_id = p_asset and pay_method_id = p_method and amount = p_amount
    and seller_id <> p_buyer and queued_until > app_now() and not is_blocked_pair(p_buyer, seller_id)
$$;

-- The best waiting sale for a buyer, locked. Nobody waits for a sale that another buyer is just getting. Of the best price,
-- a favourite's comes first; with p_newcomers, one of a seller with few trades comes next.
create or replace function best_sale(
  p_buyer bigint, p_asset text, p_amount bigint, p_price bigint, p_method int, p_newcomers boolean
) returns sale language plpgsql as $$
declare
  v_best bigint;
  v_sale sale;
begin
  select min(price) into v_best from sales_for(p_buyer, p_asset, p_amount, p_method);
  if v_best is null or v_best > p_price then
    return v_sale;
  end if;
  select s.* into v_sale from sale s
  where s.id in (select id from sales_for(p_buyer, p_asset, p_amount, p_method) where price = v_best and seller_id in (
    select peer_id from trade_peer where member_id = p_buyer and is_favourite)) and s.state = 'matching'
  order by s.score desc, s.id limit 1 for no key update skip locked;
  if found then
    return v_sale;
  end if;
  if p_newcomers then
    select s.* into v_sale from sale s
    where s.id in (select id from sales_for(p_buyer, p_asset, p_amount, p_method) where is_newcomer and price = v_best)
      and s.state = 'matching'
    order by s.id limit 1 for no key update skip locked;
    if found then
      return v_sale;
    end if;
  end if;
  select s.* into v_sale from sale s
  where state = 'matching' and asset_id = p_asset and pay_method_id = p_method and amount = p_amount
    and price <= p_price and seller_id <> p_buyer and queued_until > app_now() and not is_blocked_pair(p_buyer, seller_id)
  order by price, score desc, id limit 1 for no key update skip locked;
  return v_sale;
end $$;

-- Gives the best waiting sale to a buyer. Where there is none it asks acceptors and answers 2222: the same request, sent
-- again, gets the trade in the end. Refuses with ORDER_NOT_FOUND when nobody is left to ask.
create or replace function match_purchase(p money_call, o purchase_order, r acceptor_rules) returns command_answer
language plpgsql as $$
declare
  v_answer jsonb;
  v_sale sale;
begin
  perform claim_request(p, null);
  perform keep_pay_method_open('buy', o.pay_method_id);
  perform take_from_trade_day(p.member_id, o.asset_id, o.amount, o.since, o.day_limit, o.orders);
  if (select count(*) from purchase where buyer_id = p.member_id and closed_at is null) >= o.most_open then
    perform refuse('OVER_MAX_TOTAL');
  end if;
  v_sale := best_sale(p.member_id, o.asset_id, o.amount, o.price, o.pay_method_id, o.newcomers);
  if v_sale.id is null then
    perform ask_acceptors(p, o, r);
    return ('2222', null)::command_answer;
  end if;
  perform move_open_offer(f.id, 'take', 'platform') from purchase_ask k join offer f on f.ask_id = k.id
  where k.buyer_id = p.member_id and k.req_no = p.req_no;
  v_answer := jsonb_build_object('billNo', (begin_purchase(v_sale, p.member_id, o, null)).bill_no);
  update idem set result = v_answer where actor = p.member_id and key = p.req_no;
  return ('0000', v_answer)::command_answer;
end $$;

-- Matches a sale that the caller has locked with a buyer: the buyer's bill, the purchase and what it promises.
create or replace function begin_purchase(p_sale sale, p_buyer bigint, o purchase_order, p_terms acceptor_terms) returns purchase
language plpgsql as $$
declare
  v_bill text := op_expect(p_buyer, p_sale.asset_id, p_sale.amount, biz_type('buy'), '');
  v_purchase purchase;
begin
  update bill set counterparty_user_id = p_sale.seller_id where bill_no = v_bill;
  update bill set counterparty_user_id = p_buyer where bill_no = p_sale.bill_no;
  insert into purchase (sale_id, bill_no, buyer_id, pay_remark, price_seen, terms, bonus, first_seq)
  values (p_sale.id, v_bill, p_buyer, o.pay_remark, o.price, p_terms,
          promise_bonuses(p_buyer, p_sale.seller_id, v_bill, p_sale.amount, o.promise),
          move_case('trade', p_sale.id, 'match', 'platform', p_due => app_now() + o.pay_within * interval '1 millisecond'))
  returning * into v_purchase;
  update sale set purchase_id = v_purchase.id where id = p_sale.id;
  return v_purchase;
end $$;
