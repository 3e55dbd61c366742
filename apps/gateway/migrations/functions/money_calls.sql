create or replace function spendable(p_user bigint, p_asset text) returns bigint language sql stable as $$
  select coalesce(sum(balance - held), 0)::bigint from account
  where owner_kind = 'user' and owner_id = p_user and kind = 'main' and asset_id = p_asset
$$;

-- A money call of a member runs as one statement. It does everything or nothing, and its answer is stored with it under
-- (member, request number). A refusal is an exception:
-- P0A10 nothing is kept, and the member may send the same request again (the detail is the body of the answer); P0A11 the call
-- is undone, its ticket stays used, and the refusal is stored; P0A12 the facts of the decision have changed, so the gateway
-- decides again. A request that has an answer raises it: P0A14, with the code as message and the receipt as detail.


create or replace function refuse(p_code text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'P0A10', message = p_code;
end $$;

create or replace function refuse_for_good(p_code text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'P0A11', message = p_code;
end $$;

-- Claims the request number and stores the answer that success will give; see idem_claim. Raises the answer of an earlier
-- request with the same number.
create or replace function claim_request(p money_call, p_answer jsonb) returns void language plpgsql as $$
declare
  v_first command_answer := idem_claim(p.member_id, p.req_no, 'request', p.hash, p_answer, app_now());
begin
  if v_first.code is not null then
    raise exception using errcode = 'P0A14', message = v_first.code, detail = coalesce(v_first.result, 'null');
  end if;
  -- A logout or a login elsewhere stops money at once, whatever the gateway remembers.
  if not exists (
    select 1 from session
    where token_hash = p.token and ended_at is null and least(expires_at, absolute_at) > app_now()
  ) then
    perform refuse('6666');
  end if;
end $$;

-- Uses up the payment ticket, together with the money or not at all. It must come from this session, and be for what the
-- call is about to do.
create or replace function use_ticket(p money_call) returns void language plpgsql as $$
begin
  delete from pay_ticket
  where ticket_hash = p.ticket and member_id = p.member_id and session_hash = p.token and scene = p.scene
    and confirmed = p.confirmed and expires_at > app_now();
  if not found then
    perform refuse('NO_THIS_TICKET');
  end if;
end $$;

-- Stores a refusal of the gateway under the request number, for good.
create or replace function refuse_request(p money_call, p_code text) returns command_answer language plpgsql as $$
begin
  perform claim_request(p, null);
  perform use_ticket(p);
  return idem_refuse(p.member_id, p.req_no, p_code);
end $$;

-- Raises the answer of a request that was executed or is running; null where there is none, and then nothing is kept.
create or replace function await_request(p money_call) returns command_answer language plpgsql as $$
begin
  perform claim_request(p, null);
  raise exception using errcode = 'P0A13';
exception when sqlstate 'P0A13' then
  return null;
end $$;

-- Whether a member's own limit lets so many millionths of a USDT out. It stays locked until the end, so that a transfer
-- and a withdrawal cannot both fit under it.
create or replace function fits_own_limit(p_member bigint, p_day date, p_value bigint) returns boolean
language plpgsql as $$
declare
  v_limit bigint;
  v_used bigint;
begin
  select case when next_at <= app_now() then next_active else active end into v_limit
  from own_limit where member_id = p_member and kind = 'payment' for no key update;
  if v_limit is null then
    return true;
  end if;
  select coalesce(sum(used), 0) into v_used from (
    select used from transfer_day where member_id = p_member and day = p_day
    union all
    select used from withdrawal_day where member_id = p_member and day = p_day
  ) paid;
  return p_value <= greatest(v_limit - v_used, 0);
end $$;

-- Takes from what a member may send a day. The row stays locked until the end, so that two transfers cannot both fit.
create or replace function take_from_transfer_day(p_member bigint, p_day date, p_value bigint, p_limit bigint)
returns void language plpgsql as $$
begin
  if p_value <= p_limit and fits_own_limit(p_member, p_day, p_value) then
    insert into transfer_day as d (member_id, day, used) values (p_member, p_day, p_value)
    on conflict (member_id, day) do update set used = d.used + excluded.used where d.used + excluded.used <= p_limit;
    if found then
      return;
    end if;
  end if;
  perform refuse_for_good('EXCEED_LIMIT');
end $$;

-- The same for what goes out over networks. Returns what is used of the day then.
create or replace function take_from_withdrawal_day(p_member bigint, p_day date, p_value bigint, p_limit bigint)
returns bigint language plpgsql as $$
declare
  v_used bigint;
begin
  if p_value <= p_limit and fits_own_limit(p_member, p_day, p_value) then
    insert into withdrawal_day as d (member_id, day, used) values (p_member, p_day, p_value)
    on conflict (member_id, day) do update set used = d.used + excluded.used where d.used + excluded.used <= p_limit
    returning used into v_used;
  end if;
  if v_used is null then
    perform refuse_for_good('WITHDRAW_EXCEED');
  end if;
  return v_used;
end $$;

-- Locks a payment that a member is about to pay. Of two payers at once the second finds it changed.
create or replace function hold_payment_still(p_payment bigint, p_paid bigint, p_missing bigint) returns void
language plpgsql as $$
begin
  perform 1 from merchant_payment where id = p_payment for no key update;
  if not exists (
    select 1 from merchant_payment_status
    where id = p_payment and closed_at is null and expires_at > app_now() and paid = p_paid
      and amount - paid - arriving = p_missing
  ) then
    raise exception 'the payment changed' using errcode = 'P0A12';
  end if;
end $$;

-- Sends money to a member. The payee pays the fee.
create or replace function send_money(p money_call, o transfer_order) returns command_answer language plpgsql as $$
declare
  v_now timestamptz := app_now();
  v_bill text := next_bill_no(v_now);
  v_recv_bill text := next_bill_no(v_now);
  v_answer jsonb := o.receipt || jsonb_build_object('billNo', v_bill, 'arriveBy', epoch_ms(v_now));
  v_order money_order;
  v_code text;
begin
  perform claim_request(p, v_answer);
  if o.payment_id is not null then
    perform hold_payment_still(o.payment_id, o.paid, o.amount);
  end if;
  perform use_ticket(p);

  begin
    perform take_from_transfer_day(p.member_id, o.day, o.value, o.day_limit);
    v_order := (p.member_id, o.payee_id, o.asset_id, o.amount, o.fee, o.remark);
    v_code := post_transfer(bill_of_payer(v_order, o.biz_type, v_bill), v_recv_bill, o.biz_type, true);
    if v_code is not null then
      perform refuse_for_good(v_code);
    end if;
    perform keep_bought_coins(p.member_id, o.asset_id, biz_type('buy'), o.bought_stay);
    insert into known_payee (member_id, payee_id) values (p.member_id, o.payee_id) on conflict do nothing;
    if o.code_nonce is not null then
      -- The payee's account is locked by now, so of two payers at once the second finds the code taken.
      insert into payment_text_paid (payee_id, nonce, payer_id, bill_no, expires_at)
      values (o.payee_id, o.code_nonce, p.member_id, v_bill, o.code_until) on conflict do nothing;
      if not found then
        perform refuse_for_good('ORDER_ALREADY_DONE');
      end if;
    end if;
    if o.payment_id is not null then
      perform record_part(o.payment_id, v_recv_bill, v_now, 'payer');
    end if;
    return ('0000', v_answer)::command_answer;
  exception
    when sqlstate 'P0A11' then
      return idem_refuse(p.member_id, p.req_no, sqlerrm);
    when numeric_value_out_of_range then
      return idem_refuse(p.member_id, p.req_no, 'AMOUNT_INVALID');
  end;
end $$;

-- Locks a voucher for a bill. The gateway has checked its terms; this checks what others may have changed meanwhile: one
-- bill for each voucher, and at most p_uses in a day.
create or replace function lock_voucher(
  p_member bigint, p_voucher text, p_bill text, p_bonus bigint, p_day date, p_uses int
) returns boolean language plpgsql as $$
declare
  v_id bigint;
begin
  -- One of a member's orders after the other, or two at once would both fit under the day's uses.
  perform 1 from voucher where member_id = p_member and deleted_at is null order by id for no key update;
  if not exists (select 1 from voucher where id = p_voucher and member_id = p_member and deleted_at is null
                 and ends_at > app_now())
    or (select count(*) from voucher_use where member_id = p_member and day = p_day and state <> 'returned') >= p_uses
  then
    return false;
  end if;
  insert into voucher_use (bill_no, voucher_id, member_id, bonus, day)
  values (p_bill, p_voucher, p_member, p_bonus, p_day) on conflict do nothing returning id into v_id;
  if v_id is null then
    return false;
  end if;
  perform move_case('voucherUse', v_id, 'lock', 'member');
  return true;
end $$;

-- Ends the lock of a bill's voucher, if it has one. The event is `credit`, for good, or `return`: it is usable again until its end.
create or replace function settle_voucher(p_bill text, p_event text) returns void language plpgsql as $$
begin
  perform move_case('voucherUse', u.id, p_event, 'platform')
  from (select id from voucher_use where bill_no = p_bill and state = 'locked' for no key update) u;
end $$;

-- Holds money for a withdrawal.
create or replace function request_withdrawal(p money_call, o withdrawal_order) returns command_answer language plpgsql as $$
declare
  v_now timestamptz := app_now();
  v_bill text := next_bill_no(v_now);
  v_id bigint := nextval(pg_get_serial_sequence('withdrawal', 'id'));
  v_used bigint;
  v_answer jsonb := o.receipt || jsonb_build_object('billNo', v_bill, 'arriveBy', epoch_ms(v_now) + o.arrive_within);
  v_order money_order;
  v_code text;
begin
  perform claim_request(p, v_answer);
  perform use_ticket(p);

  begin
    v_used := take_from_withdrawal_day(p.member_id, o.day, o.value, o.day_limit);
    v_order := (p.member_id, null, o.asset_id, o.amount, o.fee, o.remark);
    v_code := post_hold(bill_of_payer(v_order, biz_type('payOut'), v_bill), 'withdrawal', v_id::text);
    if v_code is not null then
      perform refuse_for_good(v_code);
    end if;
    perform keep_bought_coins(p.member_id, o.asset_id, biz_type('buy'), o.bought_stay);
    if o.voucher is not null
      and not (o.voucher_fits and lock_voucher(p.member_id, o.voucher, v_bill, o.bonus, o.day, o.uses)) then
      perform refuse_for_good('CONDITION_NOT_FULLFILL');
    end if;
    insert into withdrawal (id, bill_no, member_id, protocol, currency, address, amount, fee, value, day, state, required)
    values (v_id, v_bill, p.member_id, o.protocol, o.asset_id, o.address, o.amount, o.fee, o.value, o.day, 'new', o.required);
    perform begin_withdrawal(v_id, coalesce(v_used <= o.unreviewed, false), o.sign_within);
    return ('0000', v_answer)::command_answer;
  exception
    when sqlstate 'P0A11' then
      return idem_refuse(p.member_id, p.req_no, sqlerrm);
    when numeric_value_out_of_range then
      return idem_refuse(p.member_id, p.req_no, 'AMOUNT_INVALID');
  end;
end $$;
