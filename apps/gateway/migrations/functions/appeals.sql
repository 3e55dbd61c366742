-- The calls of appeals. They lock like all calls of trades.

-- Keeps what a side says, with its files. The gateway has checked whose they are.
create or replace function add_statement(p_appeal bigint, p_side text, p_member bigint, p_text text, p_files text[])
returns void language plpgsql as $$
declare
  v_id bigint;
begin
  insert into appeal_statement (appeal_id, by, text) values (p_appeal, p_side, p_text) returning id into v_id;
  insert into trade_file (sale_id, purchase_id, file_id, member_id, use, statement_id)
  select a.sale_id, a.purchase_id, f.file_id, p_member, 'appeal', v_id
  from appeal a, stored_file f where a.id = p_appeal and f.file_id = any(p_files) and f.owner_id = p_member;
end $$;

-- Refuses what is not this side's to do: without an open appeal, or with one of the wrong side.
create or replace function open_appeal_of(p_purchase bigint, p_initiator text) returns appeal language plpgsql as $$
declare
  v_appeal appeal;
begin
  select * into v_appeal from appeal
  where purchase_id = p_purchase and closed_at is null and not is_late and initiator = coalesce(p_initiator, initiator);
  if not found then
    perform refuse('CONDITION_NOT_FULLFILL');
  end if;
  return v_appeal;
end $$;

-- Keeps an appeal that a side has opened, with what it says first.
create or replace function file_appeal(s sale, a trade_act) returns void language plpgsql as $$
declare
  v_id bigint;
begin
  insert into appeal (sale_id, purchase_id, initiator, reason, answer_by)
  values (s.id, s.purchase_id, a.side, a.reason, (select due_at from process_deadline where process = 'trade' and case_id = s.id))
  returning id into v_id;
  perform move_case('appeal', v_id, 'open', a.side);
  perform add_statement(v_id, a.side, case a.side when 'seller' then s.seller_id else (select buyer_id from purchase where id = s.purchase_id) end,
                        a.text, a.files);
end $$;

-- Adds what a side says in an open appeal, 20 times at most. What the side says that did not open it is its answer.
create or replace function say_in_appeal(p_appeal appeal, p_side text, p_member bigint, p_text text, p_files text[]) returns void
language plpgsql as $$
begin
  perform refuse('OVER_MAX_TOTAL') where (select count(*) from appeal_statement where appeal_id = p_appeal.id and by = p_side) >= 20;
  perform add_statement(p_appeal.id, p_side, p_member, p_text, p_files);
  if p_side <> p_appeal.initiator then
    update appeal set answered_at = coalesce(answered_at, app_now()) where id = p_appeal.id;
  end if;
end $$;

-- A case for staff on a paid trade that nobody released and nobody appealed. The caller has locked the sale.
create or replace function open_case_for_buyer(p_sale bigint) returns void language plpgsql as $$
declare
  v_id bigint;
begin
  insert into appeal (sale_id, purchase_id, initiator, reason)
  select s.id, s.purchase_id, 'buyer', 'NOT_RELEASED' from sale s
  where s.id = p_sale and not exists (select 1 from appeal a where a.purchase_id = s.purchase_id and a.closed_at is null)
  returning id into v_id;
  if found then
    perform move_case('appeal', v_id, 'open', 'platform');
  end if;
end $$;

-- Keeps a report about the other side of a trade; the trade stays as it is.
create or replace function add_complaint(
  p_member bigint, p_bill text, p_side text, p_reason text, p_text text, p_files text[]
) returns void language plpgsql as $$
declare
  v_side text;
  v_sale bigint;
  v_purchase bigint;
begin
  select side, sale_id, purchase_id into v_side, v_sale, v_purchase from own_side(p_member, p_bill);
  perform refuse('ORDER_NOT_FOUND') where v_sale is null;
  perform refuse('NO_RIGHTS') where v_side <> p_side;
  -- Nobody has bought yet.
  perform refuse('CONDITION_NOT_FULLFILL') where v_purchase is null;
  insert into complaint (purchase_id, member_id, reason, text) values (v_purchase, p_member, p_reason, p_text)
  on conflict do nothing;
  if not found then
    perform refuse('ALREADY_EXISTS');
  end if;
  insert into trade_file (sale_id, purchase_id, file_id, member_id, use)
  select v_sale, v_purchase, file_id, p_member, 'complaint' from stored_file
  where file_id = any(p_files) and owner_id = p_member and file_type = 'IMG';
end $$;

-- The same as a call with a request number.
create or replace function complain(
  p money_call, p_bill text, p_side text, p_reason text, p_text text, p_files text[]
) returns command_answer language plpgsql as $$
declare
  v_answer jsonb;
begin
  v_answer := jsonb_build_object('billNo', p_bill);
  perform claim_request(p, v_answer);
  perform add_complaint(p.member_id, p_bill, p_side, p_reason, p_text, p_files);
  return ('0000', v_answer)::command_answer;
end $$;
