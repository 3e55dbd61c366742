-- The chat of trades.

create or replace function keep_message() returns trigger language plpgsql as $$
begin
  raise exception 'messages are evidence: nobody changes or deletes one' using errcode = 'P0A01';
end $$;

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

-- Keeps a message, once for each sender and nonce. Messages of one chat take turns, so that nobody who has read up to one
-- misses an earlier one.
create or replace function add_message(
  p_purchase bigint, p_by text, p_nonce uuid, p_text text, p_file text, p_warnings text[], p_most int
) returns chat_message language plpgsql as $$
declare
  v_message chat_message;
  v_seq int;
begin
  insert into chat as c (purchase_id, last_seq) values (p_purchase, 1)
  on conflict (purchase_id) do update set last_seq = c.last_seq + 1 returning last_seq into v_seq;
  insert into chat_message (purchase_id, seq, by, nonce, text, file_id, warnings)
  values (p_purchase, v_seq, p_by, p_nonce, p_text, p_file, p_warnings)
  on conflict (purchase_id, by, nonce) do nothing returning * into v_message;
  if not found then
    update chat set last_seq = last_seq - 1 where purchase_id = p_purchase;
    select * into strict v_message from chat_message where purchase_id = p_purchase and by = p_by and nonce = p_nonce;
    return v_message;
  end if;
  if v_seq > p_most then
    perform refuse('OVER_MAX_TOTAL');
  end if;
  update chat set buyer_seen = case p_by when 'buyer' then v_seq else buyer_seen end,
    seller_seen = case p_by when 'seller' then v_seq else seller_seen end
  where purchase_id = p_purchase;
  return v_message;
end $$;

-- A message of a member. The chat of an ended purchase stays open for p_after_end milliseconds.
create or replace function send_message(
  p_member bigint, p_bill text, p_nonce uuid, p_text text, p_file text, p_warnings text[], p_most int, p_after_end bigint
) returns chat_message language plpgsql as $$
declare
  v_own record;
begin
  select * into v_own from own_side(p_member, p_bill);
  if v_own.side is null then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  if p_file is not null and not exists (
    select 1 from stored_file where file_id = p_file and owner_id = p_member and file_type = 'IMG'
  ) then
    raise exception using errcode = 'P0A10', message = 'ARGS_INVALID', detail = '{"fields": ["fileId"]}';
  end if;
  if not exists (
    select 1 from purchase where id = v_own.purchase_id
      and (closed_at is null or closed_at > app_now() - p_after_end * interval '1 millisecond')
  ) then
    perform refuse('CONDITION_NOT_FULLFILL');
  end if;
  return add_message(v_own.purchase_id, v_own.side, p_nonce, p_text, p_file, p_warnings, p_most);
end $$;

-- Marks messages as seen by a member. Nothing happens in a chat without messages.
create or replace function see_messages(p_member bigint, p_bill text, p_seq int) returns void language plpgsql as $$
declare
  v_own record;
begin
  select * into v_own from own_side(p_member, p_bill);
  if v_own.side is null then
    perform refuse('ORDER_NOT_FOUND');
  end if;
  update chat set
    buyer_seen = case v_own.side when 'buyer' then greatest(buyer_seen, least(p_seq, last_seq)) else buyer_seen end,
    seller_seen = case v_own.side when 'seller' then greatest(seller_seen, least(p_seq, last_seq)) else seller_seen end
  where purchase_id = v_own.purchase_id;
end $$;
