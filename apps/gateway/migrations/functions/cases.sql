-- Moves of cases within a money call, which is one statement. `runProcess` makes all other moves. The foreign keys of
-- process_event refuse every illegal move, whoever writes it.

create or replace function note_event(
  p_process text, p_case bigint, p_seq int, p_event text, p_from text, p_to text, p_actor text
) returns void language sql as $$
  insert into process_event (process, case_id, seq, event, from_state, to_state, actor)
  values (p_process, p_case, p_seq, p_event, p_from, p_to, p_actor)
$$;

-- Begins a withdrawal whose row has the state `new`. Without need for review it is approved at once, and a job sends it.
create or replace function begin_withdrawal(p_id bigint, p_is_unreviewed boolean, p_sign_within bigint) returns void
language plpgsql as $$
begin
  perform note_event('withdrawal', p_id, 1, 'request', 'new', 'review', 'member');
  if not p_is_unreviewed then
    update withdrawal set state = 'review', version = 1, updated_at = app_now() where id = p_id and state = 'new';
    return;
  end if;
  perform note_event('withdrawal', p_id, 2, 'approve', 'review', 'approved', 'policy');
  update withdrawal set state = 'approved', version = 2, updated_at = app_now() where id = p_id and state = 'new';
  insert into process_deadline (process, case_id, name, due_at)
  values ('withdrawal', p_id, 'sign', app_now() + p_sign_within * interval '1 millisecond');
  perform graphile_worker.add_job('sendWithdrawal', payload => json_build_object('id', p_id::text),
                                  job_key => 'withdrawal:' || p_id, run_at => now());
end $$;

-- Moves a merchant's payment that the caller has locked. While somebody is paying, its end stays the time limit.
create or replace function move_payment(p_id bigint, p_event text, p_to text, p_by text) returns void language plpgsql as $$
declare
  v_before merchant_payment;
begin
  select * into v_before from merchant_payment where id = p_id;
  update merchant_payment set state = p_to, version = version + 1, reason = '', updated_at = app_now() where id = p_id;
  perform note_event('payment', p_id, v_before.version + 1, p_event, v_before.state, p_to, p_by);
  if p_to = 'paying' then
    insert into process_deadline (process, case_id, name, due_at) values ('payment', p_id, 'pay', v_before.expires_at)
    on conflict (process, case_id) do update set name = excluded.name, due_at = excluded.due_at;
  else
    delete from process_deadline where process = 'payment' and case_id = p_id;
  end if;
end $$;

-- Records that a payer has chosen how to pay.
create or replace function begin_payment(p_id bigint) returns void language plpgsql as $$
begin
  perform 1 from merchant_payment where id = p_id and state = 'created' for no key update;
  if found then
    perform move_payment(p_id, 'begin', 'paying', 'payer');
  end if;
end $$;

-- Brings a merchant's payment in line with what came for it, what is arriving, and what the time is. Every transaction
-- that changes one of them calls it; p_by is `payer`, `watcher`, `trade` or `clock`. Locks the payment.
create or replace function settle_payment(p_id bigint, p_by text) returns void language plpgsql as $$
declare
  v record;
  v_is_open boolean;
  v_event text;
  v_to text;
begin
  perform 1 from merchant_payment where id = p_id for no key update;
  select * into v from merchant_payment_status where id = p_id;
  v_is_open := v.state in ('created', 'paying');
  if v_is_open and v.in_time >= v.amount and p_by not in ('clock', 'trade') then
    v_event := 'complete';
    v_to := 'paid';
  elsif p_by in ('watcher', 'trade') and v.state in ('created', 'expired') and v.arriving > 0 then
    v_event := 'arrive';
    v_to := 'paying';
  elsif v_is_open and v.expires_at <= app_now() and v.arriving = 0 and p_by <> 'payer' then
    v_event := 'expire';
    v_to := 'expired';
  else
    return;
  end if;
  perform move_payment(p_id, v_event, v_to, p_by);
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
