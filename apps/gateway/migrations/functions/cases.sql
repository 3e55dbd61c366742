-- Moves of cases. The rows of process_move say what can happen to a case, and one function makes it happen, whoever asks.

-- The state of a case, which stays locked.
create or replace function lock_case(p_process text, p_id bigint) returns text language plpgsql as $$
declare
  v_state text;
begin
  case p_process
    when 'trade' then select state into strict v_state from sale where id = p_id for no key update;
    when 'withdrawal' then select state into strict v_state from withdrawal where id = p_id for no key update;
    when 'deposit' then select state into strict v_state from deposit where id = p_id for no key update;
    when 'payment' then select state into strict v_state from merchant_payment where id = p_id for no key update;
    when 'recovery' then select state into strict v_state from recovery_request where id = p_id for no key update;
    when 'kyc' then select state into strict v_state from kyc_case where id = p_id for no key update;
    when 'offer' then select state into strict v_state from offer where id = p_id for no key update;
    when 'bonus' then select state into strict v_state from bonus where id = p_id for no key update;
    when 'voucherUse' then select state into strict v_state from voucher_use where id = p_id for no key update;
    when 'appeal' then select state into strict v_state from appeal where id = p_id for no key update;
    when 'freeze' then select state into strict v_state from account_freeze where id = p_id for no key update;
    when 'support' then select state into strict v_state from conversation where id = p_id for no key update;
    when 'content' then select state into strict v_state from content_version where id = p_id for no key update;
  end case;
  return v_state;
end $$;

-- Writes the state of a case. Returns its version then.
create or replace function write_state(p_process text, p_id bigint, p_to text, p_reason text) returns int language plpgsql as $$
declare
  v_version int;
begin
  case p_process
    when 'trade' then
      update sale set state = p_to, reason = p_reason, version = version + 1, updated_at = app_now(),
        closed_at = case when p_to in ('completed', 'cancelled', 'expired') then app_now() end
      where id = p_id returning version into v_version;
    when 'withdrawal' then
      update withdrawal set state = p_to, reason = p_reason, version = version + 1, updated_at = app_now()
      where id = p_id returning version into v_version;
    when 'deposit' then
      update deposit set state = p_to, reason = p_reason, version = version + 1, updated_at = app_now(),
        credited_at = case when p_to = 'credited' then app_now() end
      where id = p_id returning version into v_version;
    when 'payment' then
      update merchant_payment set state = p_to, reason = p_reason, version = version + 1, updated_at = app_now()
      where id = p_id returning version into v_version;
    when 'recovery' then
      update recovery_request set state = p_to, reason = p_reason, version = version + 1, updated_at = app_now()
      where id = p_id returning version into v_version;
    when 'kyc' then
      update kyc_case set state = p_to, reason = p_reason, version = version + 1, updated_at = app_now()
      where id = p_id returning version into v_version;
    when 'offer' then
      update offer set state = p_to, version = version + 1 where id = p_id returning version into v_version;
    when 'voucherUse' then
      update voucher_use set state = p_to, version = version + 1, settled_at = case when p_to <> 'locked' then app_now() end
      where id = p_id returning version into v_version;
    when 'appeal' then
      update appeal set state = p_to, version = version + 1,
        hold_ended_at = case when p_to = 'lapsed' then app_now() else hold_ended_at end,
        closed_at = case when p_to in ('withdrawn', 'agreed', 'decided') then app_now() end
      where id = p_id returning version into v_version;
    when 'freeze' then
      update account_freeze set state = p_to, note = p_reason, version = version + 1,
        thawed_at = case when p_to = 'thawed' then app_now() end
      where id = p_id returning version into v_version;
    when 'support' then
      update conversation set state = p_to, reason = p_reason, version = version + 1, updated_at = app_now()
      where id = p_id returning version into v_version;
    when 'content' then
      update content_version set state = p_to, reason = p_reason, version = version + 1
      where id = p_id returning version into v_version;
    when 'bonus' then
      update bonus set state = p_to, version = version + 1, settled_at = case when p_to <> 'promised' then app_now() end,
        credit_bill = coalesce(credit_bill, case when p_to = 'credited' and not is_voucher then coalesce(bill_no, next_bill_no(money_now())) end)
      where id = p_id returning version into v_version;
  end case;
  return v_version;
end $$;

-- Moves a case: finds the row for its state, the event and the actor, uses the ticket that the row asks for, writes the state and
-- the event, sets the time limit p_due, and has the effect done. Returns the version of the case then. Null when the case is no
-- longer in p_facts.seen; without that, a move that no row has is refused with NO_RIGHTS. Locks the case.
create or replace function move_case(
  p_process text, p_id bigint, p_event text, p_by text, p_reason text default '', p_due timestamptz default null,
  p_facts move_facts default null, p_call money_call default null
) returns int language plpgsql as $$
declare
  v_from text := lock_case(p_process, p_id);
  v_move process_move;
  v_version int;
begin
  if v_from <> p_facts.seen then
    return null;
  end if;
  select * into v_move from process_move
  where process = p_process and event = p_event and from_state = v_from and actor = p_by;
  if not found then
    perform refuse('NO_RIGHTS');
  end if;
  if v_move.takes_ticket then
    perform use_ticket(p_call);
  end if;
  v_version := write_state(p_process, p_id, v_move.to_state, p_reason);
  insert into process_event (process, case_id, seq, event, from_state, to_state, actor, reason, detail)
  values (p_process, p_id, v_version, p_event, v_from, v_move.to_state, p_by, p_reason, coalesce(p_facts.detail, '{}'));
  if v_move.time_limit is not null then
    insert into process_deadline (process, case_id, name, due_at) values (p_process, p_id, v_move.time_limit, p_due)
    on conflict (process, case_id) do update set name = excluded.name, due_at = excluded.due_at;
  elsif v_from <> v_move.to_state then
    -- A limit goes on in a state that a move does not leave.
    delete from process_deadline where process = p_process and case_id = p_id;
  end if;
  -- The code that creates a case makes the first effect itself, because the case may need its answer.
  if v_move.effect <> 'keep' and v_from <> 'new' then
    perform have_effect(v_move, p_id, p_facts);
  end if;
  return v_version;
end $$;

-- Does to money and members what a move says. Refuses with the ledger's code.
create or replace function have_effect(p_move process_move, p_id bigint, p_facts move_facts) returns void language plpgsql as $$
begin
  case p_move.process || ' ' || p_move.effect
    when 'trade capture' then perform pay_out_sale(s, s.amount) from sale s where s.id = p_id;
    when 'trade split' then perform pay_out_sale(s, p_facts.amount) from sale s where s.id = p_id;
    when 'trade void' then perform return_sale(s) from sale s where s.id = p_id;
    when 'withdrawal capture' then perform pay_out_withdrawal(w) from withdrawal w where w.id = p_id;
    when 'withdrawal void' then perform return_withdrawal(w) from withdrawal w where w.id = p_id;
    when 'deposit credit' then perform credit_deposit(d, p_facts) from deposit d where d.id = p_id;
    when 'deposit expect' then perform expect_again(d.bill_no, true) from deposit d where d.id = p_id;
    when 'deposit cancel' then perform expect_again(d.bill_no, false) from deposit d where d.id = p_id;
    when 'bonus credit' then perform credit_bonus(b) from bonus b where b.id = p_id;
    when 'bonus cancel' then perform cancel_bonus(b) from bonus b where b.id = p_id;
    when 'appeal free' then perform free_late_appeal(a) from appeal a where a.id = p_id;
    when 'appeal settle' then perform settle_late_appeal(a, coalesce(p_facts.amount, 0)) from appeal a where a.id = p_id;
    when 'kyc lift' then
      -- An operator may have given a higher level meanwhile.
      update member m set kyc_level = greatest(m.kyc_level, c.level) from kyc_case c where c.id = p_id and m.id = c.member_id;
  end case;
end $$;

-- Begins a withdrawal. Without need for review it is approved at once, and a job sends it.
create or replace function begin_withdrawal(p_id bigint, p_is_unreviewed boolean, p_sign_within bigint) returns void
language plpgsql as $$
begin
  perform move_case('withdrawal', p_id, 'request', 'member');
  if p_is_unreviewed then
    perform move_case('withdrawal', p_id, 'approve', 'policy', p_due => app_now() + p_sign_within * interval '1 millisecond');
    perform graphile_worker.add_job('sendWithdrawal', payload => json_build_object('id', p_id::text),
                                    job_key => 'withdrawal:' || p_id, run_at => now());
  end if;
end $$;

-- Makes the withdrawal of a transfer that the wallet sent in a time that a restored database does not know. Its member agreed to it
-- then, so no limit applies. Nothing is sent: accepting the comparison finds it sent.
create or replace function book_withdrawal(
  p_member bigint, p_protocol text, p_txid text, p_asset text, p_address text, p_amount bigint, p_day date, p_required int
) returns text language plpgsql as $$
declare
  v_id bigint := nextval(pg_get_serial_sequence('withdrawal', 'id'));
  v_bill text := next_bill_no(app_now());
  v_order money_order := (p_member, null, p_asset, p_amount, 0, '');
begin
  perform refuse(code) from post_hold(bill_of_payer(v_order, biz_type('payOut'), v_bill), 'withdrawal', v_id::text) code
  where code is not null;
  insert into withdrawal (id, bill_no, member_id, protocol, currency, address, amount, fee, value, day, state, required)
  values (v_id, v_bill, p_member, p_protocol, p_asset, p_address, p_amount, 0, 0, p_day, 'new', p_required);
  perform begin_withdrawal(v_id, false, 0);
  update outside_transfer set withdrawal_id = v_id where protocol = p_protocol and txid = p_txid and withdrawal_id is null;
  if not found then
    perform refuse('ORDER_ALREADY_DONE');
  end if;
  return v_bill;
end $$;

-- The held money of a withdrawal has left the house. The fee stays, and its voucher is used up.
create or replace function pay_out_withdrawal(w withdrawal) returns void language plpgsql as $$
declare
  v_bills bill_pair;
begin
  v_bills.send_type := biz_type('payOut');
  perform refuse(code)
  from post_capture(money_now(), gen_random_uuid(), 'withdrawal', w.id::text, null, w.amount, w.fee, v_bills) code where code is not null;
  perform settle_voucher(w.bill_no, 'credit');
end $$;

-- The member gets everything back: the money, the voucher, and what the withdrawal took of the day.
create or replace function return_withdrawal(w withdrawal) returns void language plpgsql as $$
begin
  perform refuse(code) from post_void(money_now(), 'withdrawal', w.id::text) code where code is not null;
  perform settle_voucher(w.bill_no, 'return');
  update withdrawal_day set used = used - w.value where member_id = w.member_id and day = w.day;
end $$;

-- The money of a deposit is the member's, less the fee of a merchant's payment. It completes the bill that waits for it.
create or replace function credit_deposit(d deposit, p_facts move_facts) returns void language plpgsql as $$
declare
  v_bill bill := bill_of_payer((d.member_id, null, d.asset_id, d.amount, p_facts.fee, '')::money_order,
                               coalesce(p_facts.biz_type, biz_type('recharge')), d.bill_no);
begin
  perform refuse(code) from post_credit('world', v_bill, true) code where code is not null;
  perform await_rewards(d.member_id);
end $$;

-- Records that a payer has chosen how to pay.
create or replace function begin_payment(p_id bigint) returns void language plpgsql as $$
begin
  perform 1 from merchant_payment where id = p_id and state = 'created' for no key update;
  if found then
    perform move_case('payment', p_id, 'begin', 'payer', p_due => (select expires_at from merchant_payment where id = p_id));
  end if;
end $$;

-- Brings a merchant's payment in line with what came for it, what is arriving, and what the time is. Every transaction
-- that changes one of them calls it; p_by is `payer`, `watcher`, `trade` or `clock`. Locks the payment.
create or replace function settle_payment(p_id bigint, p_by text) returns void language plpgsql as $$
declare
  v record;
  v_is_open boolean;
  v_event text;
begin
  perform 1 from merchant_payment where id = p_id for no key update;
  select * into v from merchant_payment_status where id = p_id;
  v_is_open := v.state in ('created', 'paying');
  if v_is_open and v.in_time >= v.amount and p_by not in ('clock', 'trade') then
    v_event := 'complete';
  elsif p_by in ('watcher', 'trade') and v.state in ('created', 'expired') and v.arriving > 0 then
    v_event := 'arrive';
  elsif v_is_open and v.expires_at <= app_now() and v.arriving = 0 and p_by <> 'payer' then
    v_event := 'expire';
  else
    return;
  end if;
  -- While somebody is paying, the end of the payment stays its time limit.
  perform move_case('payment', p_id, v_event, p_by, p_due => v.expires_at);
end $$;

-- Records money for a merchant's payment, in the transaction that moved it. The caller has locked the payment.
create or replace function record_part(p_payment bigint, p_bill text, p_seen_at timestamptz, p_by text) returns void
language plpgsql as $$
begin
  insert into merchant_payment_part (bill_no, payment_id, is_late)
  select p_bill, id, p_seen_at >= least(expires_at, closed_at) from merchant_payment where id = p_payment;
  perform settle_payment(p_payment, p_by);
  perform notify_merchant(p_payment);
end $$;

-- Notifies the merchant's server of something new, if the payment names one. A pending notice starts again.
create or replace function notify_merchant(p_payment bigint) returns void language plpgsql as $$
begin
  insert into merchant_notice as n (payment_id)
  select id from merchant_payment where id = p_payment and notify_url <> ''
  on conflict (payment_id) do update set edition = n.edition + 1, tries = 0, failure = '', done_at = null;
  if found then
    perform graphile_worker.add_job('notifyMerchant', payload => json_build_object('paymentId', p_payment::text),
                                    job_key => 'notice:' || p_payment, run_at => now());
  end if;
end $$;
