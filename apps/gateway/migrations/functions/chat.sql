-- The chat of trades.

-- The purchase that a seller sees beside a sale: the one that it is with, or that somebody appealed late after it ended without one.
create or replace function purchase_of_sale(s sale) returns bigint language sql stable as $$
  select coalesce(s.purchase_id, case when s.closed_at is not null then
    (select a.purchase_id from appeal a where a.sale_id = s.id and a.is_late order by a.id desc limit 1) end)
$$;

-- Whether a sale went on without this buyer.
create or replace function has_left_sale(b purchase, s sale) returns boolean language sql immutable as $$
  select b.outcome is not null and s.purchase_id is distinct from b.id
$$;

-- A member's side of the trade of a bill, the purchase whose chat it is, and its part of the sale's events. A seller's bill is
-- that of the sale, with its present buyer, or the number of an earlier match. Nothing for a bill of somebody else; the
-- purchase is null for a sale without a buyer.
create or replace function own_side(
  p_member bigint, p_bill text, out side text, out sale_id bigint, out purchase_id bigint, out state text, out first_seq int,
  out last_seq int
) language sql stable as $$
  select 'buyer', b.sale_id, b.id, coalesce(b.outcome, s.state), b.first_seq, b.last_seq
  from purchase b join sale s on s.id = b.sale_id where b.bill_no = p_bill and b.buyer_id = p_member
  union all select 'seller', s.id, purchase_of_sale(s), s.state, 1, null from sale s where s.bill_no = p_bill and s.seller_id = p_member
  union all select 'seller', s.id, b.id, b.outcome, b.first_seq, b.last_seq
  from purchase b join sale s on s.id = b.sale_id where b.match_no = p_bill and s.seller_id = p_member and has_left_sale(b, s)
  limit 1
$$;

-- A message of a member in a trade. The chat of an ended purchase stays open for p_after_end milliseconds.
create or replace function send_message(
  p_member bigint, p_bill text, p_nonce uuid, p_text text, p_file text, p_warnings text[], p_most int, p_after_end bigint
) returns conversation_message language plpgsql as $$
declare
  v_own record;
  v_message conversation_message;
begin
  select * into v_own from own_side(p_member, p_bill);
  if v_own.side is null then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  -- Pictures only: a stranger opens them.
  perform refuse_foreign_file(p_member, null, p_file, 'IMG');
  if not exists (
    select 1 from purchase where id = v_own.purchase_id
      and (closed_at is null or closed_at > app_now() - p_after_end * interval '1 millisecond')
  ) then
    perform refuse('CONDITION_NOT_FULLFILL');
  end if;
  v_message := add_message(chat_of(v_own.purchase_id), v_own.side, p_nonce, p_text, p_file, p_warnings, p_most);
  perform tell_of_message(v_own.purchase_id, v_own.side, v_message);
  -- Whoever answers has seen what there was.
  perform read_notice_of_messages(p_member, v_own.side, v_message.conversation_id);
  return v_message;
end $$;

-- The other side of a trade hears that there are messages: once, until it has seen them.
create or replace function tell_of_message(p_purchase bigint, p_by text, m conversation_message) returns void language sql as $$
  insert into notice (member_id, type, event, about, facts)
  select t.member_id, 'order', t.event, m.conversation_id || ' ' || m.seq, jsonb_build_object('billNo', t.bill_no)
  from purchase b join sale s on s.id = b.sale_id
  cross join lateral (select
    case p_by when 'buyer' then s.seller_id else b.buyer_id end as member_id,
    case p_by when 'buyer' then 'wrote seller' else 'wrote buyer' end as event,
    case when p_by = 'seller' then b.bill_no when has_left_sale(b, s) then b.match_no else s.bill_no end as bill_no) t
  where b.id = p_purchase and not exists (
    select 1 from notice n where n.member_id = t.member_id and n.type = 'order' and n.read_at is null and n.event = t.event
      and split_part(n.about, ' ', 1) = m.conversation_id::text)
  on conflict do nothing
$$;

-- A side of a trade has seen the messages that it heard of.
create or replace function read_notice_of_messages(p_member bigint, p_side text, p_conversation bigint) returns void language sql as $$
  update notice set read_at = app_now()
  where member_id = p_member and type = 'order' and read_at is null and event = 'wrote ' || p_side
    and split_part(about, ' ', 1) = p_conversation::text
$$;

-- The conversation of both sides of a purchase; the first message makes it.
create or replace function chat_of(p_purchase bigint) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from conversation where purchase_id = p_purchase;
  if not found then
    insert into conversation as c (purchase_id) values (p_purchase)
    on conflict (purchase_id) do update set kind = c.kind returning id into v_id;
  end if;
  return v_id;
end $$;

-- Marks messages of a trade as seen by a member. Nothing happens in a chat without messages.
create or replace function see_messages(p_member bigint, p_bill text, p_seq int) returns void language plpgsql as $$
declare
  v_own record;
begin
  select * into v_own from own_side(p_member, p_bill);
  if v_own.side is null then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  perform see_up_to(id, v_own.side, p_seq), read_notice_of_messages(p_member, v_own.side, id)
  from conversation where purchase_id = v_own.purchase_id;
end $$;
