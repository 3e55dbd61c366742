-- How a purchase and a sale end, beside a completed trade: the parts of acts on trades.

-- Ends the purchase that a sale is with, in the state in which it leaves the sale. Returns the buyer.
create or replace function end_purchase(p_sale bigint, p_outcome text) returns bigint language plpgsql as $$
declare
  v_purchase purchase;
begin
  update purchase b set outcome = p_outcome, closed_at = app_now(), last_seq = s.version
  from sale s where s.id = p_sale and b.id = s.purchase_id returning b.* into strict v_purchase;
  if p_outcome <> 'completed' then
    update bill set status = -1 where bill_no = v_purchase.bill_no and status = 0;
    perform drop_bonuses(v_purchase.bill_no);
  end if;
  perform count_trade_end(v_purchase.id);
  return v_purchase.buyer_id;
end $$;

-- Takes a sale back into its place in the queue, without a buyer.
create or replace function requeue_sale(p_sale sale) returns void language plpgsql as $$
begin
  update sale set purchase_id = null where id = p_sale.id;
  update bill set counterparty_user_id = null where bill_no = p_sale.bill_no;
end $$;

-- Whether a side of a purchase had waited 15 minutes for an answer in the chat when it gave up. That is no fault of its own.
create or replace function counterparty_was_silent(p_purchase bigint, p_side text, p_until timestamptz) returns boolean
language sql stable as $$
  select exists (
    select 1 from conversation c join conversation_message asked on asked.conversation_id = c.id
    where c.purchase_id = p_purchase and asked.by = p_side and asked.at <= p_until - interval '15 minutes'
      and not exists (
        select 1 from conversation_message answer
        where answer.conversation_id = c.id and answer.by not in (p_side, 'staff') and answer.seq > asked.seq
          and answer.at <= p_until))
$$;

-- Counts a cancellation, and closes that side of trading for a while after the third of a day.
create or replace function note_cancellation(p_member bigint, p_kind text, r trade_rules) returns void language plpgsql as $$
declare
  v_count int;
begin
  -- From what the member has ended, not from the events of everybody. A cancelled sale keeps its version.
  if p_kind = 'sell' then
    select count(*) into v_count from sale s
    join process_event e on e.process = 'trade' and e.case_id = s.id and e.seq = s.version
    where s.seller_id = p_member and s.state = 'cancelled' and s.closed_at >= r.day_start and e.event = 'sellerCancel';
  else
    select count(*) into v_count from purchase b
    join process_event e on e.process = 'trade' and e.case_id = b.sale_id and e.seq = b.last_seq
    where b.buyer_id = p_member and b.outcome = 'cancelled' and b.closed_at >= r.day_start and e.event = 'buyerCancel'
      and not counterparty_was_silent(b.id, 'buyer', e.at);
  end if;
  if v_count <= r.cancel_free then
    return;
  end if;
  insert into restriction (member_id, kind, starts_at, ends_at)
  values (p_member, p_kind, app_now(),
          -- A wait goes on past midnight. The rest of the day is never shorter than the first wait.
          app_now() + coalesce(r.cancel_waits[v_count - r.cancel_free], greatest(r.day_end - app_now(), r.cancel_waits[1])))
  on conflict (member_id, kind) do update set starts_at = least(restriction.starts_at, excluded.starts_at),
    ends_at = greatest(restriction.ends_at, excluded.ends_at);
end $$;

-- The coins of a sale that ends without a completed trade are the seller's again, and its coupons are free.
create or replace function return_sale(p_sale sale) returns void language plpgsql as $$
begin
  perform refuse(code) from post_void(money_now(), 'trade', p_sale.id::text) code where code is not null;
  perform drop_bonuses(p_sale.bill_no);
  if p_sale.purchase_id is not null then
    perform end_purchase(p_sale.id, p_sale.state);
  end if;
end $$;

-- Pays a part of the escrow to the buyer, and gives the rest back to the seller.
create or replace function pay_out_sale(p_sale sale, p_amount bigint) returns void language plpgsql as $$
declare
  v_purchase purchase;
  v_bills bill_pair;
begin
  select * into strict v_purchase from purchase where id = p_sale.purchase_id;
  v_bills.send_type := biz_type('sell');
  v_bills.recv_type := biz_type('buy');
  v_bills.expected := v_purchase.bill_no;
  perform refuse(code)
  from post_capture(money_now(), gen_random_uuid(), 'trade', p_sale.id::text, v_purchase.buyer_id, p_amount, 0, v_bills) code
  where code is not null;
  perform end_purchase(p_sale.id, 'completed');
  perform pay_acceptor(p_sale.seller_id, p_sale.bill_no, 8, p_sale, p_amount, p_sale.terms);
  perform pay_acceptor(v_purchase.buyer_id, v_purchase.bill_no, 9, p_sale, p_amount, v_purchase.terms);
  perform await_rewards(p_sale.seller_id), await_rewards(v_purchase.buyer_id);
  -- A part of the coins brings no bonus.
  if p_amount = p_sale.amount then
    perform settle_bonuses(v_purchase.bill_no);
    perform settle_bonuses(p_sale.bill_no);
  else
    perform drop_bonuses(v_purchase.bill_no);
    perform drop_bonuses(p_sale.bill_no);
  end if;
end $$;
