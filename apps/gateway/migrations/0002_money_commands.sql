-- Money commands: one call each, READ COMMITTED. The order is always the same: claim the key, then the hold, then the
-- accounts in ascending id, then inserts. Rows are locked FOR NO KEY UPDATE, what UPDATE takes: FOR UPDATE would
-- deadlock with the KEY SHARE of a foreign key's insert.
--
-- Each begins by storing the answer that success will give under (actor, key). A second call with the same key waits
-- there for the first; waiting for longer than lock_timeout means that the first is still running.
--
-- A refusal that must be remembered is returned and stored under its key. What must not be remembered is raised:
-- P0A04 key reused for another command, P0A05 money commands are stopped, 55P03 a lock was not free in time.

-- The time of a money command; refuses while money is stopped.
create function money_now() returns timestamptz language plpgsql stable as $$
declare
  v_now timestamptz;
  v_halted timestamptz;
begin
  select now() + clock_shift_ms * interval '1 millisecond', halted_at into v_now, v_halted from control where id = 1;
  if v_halted is not null then
    raise exception 'money commands are stopped' using errcode = 'P0A05';
  end if;
  return v_now;
end $$;

create function next_bill_no(p_now timestamptz) returns text language sql volatile as $$
  select to_char(p_now at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad(nextval('bill_no_seq')::text, 8, '0')
$$;

-- The stored answer of a command that was given before.
create function idem_replay(p_actor bigint, p_key text, p_op text, p_hash text, out code text, out result jsonb)
language plpgsql as $$
declare
  v_first idem;
begin
  select * into strict v_first from idem where actor = p_actor and key = p_key;
  if v_first.op <> p_op or v_first.hash <> p_hash then
    raise exception 'key was used for another command' using errcode = 'P0A04';
  end if;
  code := v_first.code;
  result := v_first.result;
end $$;

create function idem_refuse(p_actor bigint, p_key text, p_code text) returns text language plpgsql as $$
begin
  update idem set code = p_code, result = null where actor = p_actor and key = p_key;
  return p_code;
end $$;

-- Finds or makes the account of a user; null when there is no such asset. Only the receiving side makes one, before any
-- lock is held. A frozen user's new account is born frozen.
create function user_account(p_user bigint, p_asset text) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from account
  where owner_kind = 'user' and owner_id = p_user and kind = 'main' and asset_id = p_asset and shard = 0;
  if v_id is null then
    insert into account (owner_kind, owner_id, kind, asset_id, frozen)
    select 'user', p_user, 'main', id,
           exists (select 1 from account where owner_kind = 'user' and owner_id = p_user and frozen)
    from asset where id = p_asset
    on conflict (owner_kind, owner_id, kind, asset_id, shard) do nothing;
    select id into v_id from account
    where owner_kind = 'user' and owner_id = p_user and kind = 'main' and asset_id = p_asset and shard = 0;
  end if;
  return v_id;
end $$;

create function system_account(p_kind text, p_asset text) returns bigint language sql stable as $$
  select id from account
  where owner_kind = 'system' and owner_id = 0 and kind = p_kind and asset_id = p_asset and shard = 0
$$;

-- Posts one leg between accounts that the caller has locked; p_release is taken out of the debit account's held in the
-- same UPDATE. Deferred accounts get a delta instead and are never locked.
create function post_leg(
  p_group uuid, p_leg int, p_debit bigint, p_credit bigint, p_asset text, p_amount bigint, p_biz_type int,
  p_hold bigint, p_release bigint, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_transfer bigint;
  v_posted int;
begin
  insert into transfer (group_id, leg, debit_id, credit_id, asset_id, amount, biz_type, hold_id, created_at)
  values (p_group, p_leg, p_debit, p_credit, p_asset, p_amount, p_biz_type, p_hold, p_now)
  returning id into v_transfer;

  with moved as (
    update account
    set balance = balance + case id when p_debit then -p_amount else p_amount end,
        held = held - case id when p_debit then p_release else 0 end,
        seq = seq + 1
    where id in (p_debit, p_credit) and not deferred
    returning id, seq, balance
  )
  insert into entry (account_id, seq, transfer_id, amount, balance_after)
  select id, seq, v_transfer, case id when p_debit then -p_amount else p_amount end, balance from moved;

  get diagnostics v_posted = row_count;
  if v_posted < 2 then
    insert into account_delta (account_id, transfer_id, amount)
    select id, v_transfer, case id when p_debit then -p_amount else p_amount end
    from account where id in (p_debit, p_credit) and deferred;
  end if;
end $$;

-- From user to user. The fee is a second leg, on top of the amount (paid by the payer) or out of it (by the payee).
create function op_transfer(
  p_actor bigint, p_key text, p_hash text, p_from bigint, p_to bigint, p_asset text, p_amount bigint,
  p_fee bigint, p_fee_by_payee boolean, p_send_type int, p_recv_type int, p_remark text, p_daily_limit bigint,
  out code text, out result jsonb
) language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := next_bill_no(v_now);
  v_recv_bill text := next_bill_no(v_now);
  v_group uuid := gen_random_uuid();
  v_account record;
  v_debit bigint;
  v_credit bigint;
  v_spendable bigint := -1;
  v_frozen boolean := false;
  v_cost bigint := p_amount + case when p_fee_by_payee then 0 else p_fee end;
begin
  result := jsonb_build_object('billNo', v_bill, 'recvBillNo', v_recv_bill, 'groupId', v_group,
                               'createdAt', floor(extract(epoch from v_now) * 1000)::bigint);
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_actor, p_key, 'transfer', p_hash, '0000', result, v_now) on conflict (actor, key) do nothing;
  if not found then
    select * into code, result from idem_replay(p_actor, p_key, 'transfer', p_hash);
    return;
  end if;

  code := case
    when p_from = p_to then 'USER_INVALID'
    when p_amount <= 0 or p_fee < 0 or (p_fee_by_payee and p_fee >= p_amount) then 'AMOUNT_INVALID'
  end;
  v_credit := user_account(p_to, p_asset);
  if code is null and v_credit is null then
    code := 'ASSET_NOT_FOUND';
  end if;
  if code is null then
    for v_account in
      select id, owner_id, balance - held as spendable, frozen from account
      where owner_kind = 'user' and owner_id in (p_from, p_to) and kind = 'main' and asset_id = p_asset and shard = 0
      order by id for no key update
    loop
      if v_account.owner_id = p_from then
        v_debit := v_account.id;
        v_spendable := v_account.spendable;
        v_frozen := v_account.frozen;
      end if;
    end loop;
    code := case
      when v_frozen then 'USER_INVALID'
      when v_spendable < v_cost then 'BALANCE_NOT_ENOUGH'
    end;
  end if;
  -- Under the account's lock, so that two transfers cannot both fit under the limit.
  if code is null and p_daily_limit is not null and p_amount > p_daily_limit - (
    select coalesce(sum(amount), 0) from bill
    where user_id = p_from and direction = 'SEND' and biz_type = p_send_type and asset_id = p_asset and status <> -1
      and created_at >= date_trunc('day', v_now at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
  ) then
    code := 'EXCEED_LIMIT';
  end if;
  if code is not null then
    code := idem_refuse(p_actor, p_key, code);
    result := null;
    return;
  end if;

  perform post_leg(v_group, 1, v_debit, v_credit, p_asset, p_amount, p_send_type, null, 0, v_now);
  if p_fee > 0 then
    perform post_leg(v_group, 2, case when p_fee_by_payee then v_credit else v_debit end,
                     system_account('fee', p_asset), p_asset, p_fee, p_send_type, null, 0, v_now);
  end if;
  insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, counterparty_user_id, remark,
                    group_id, created_at)
  values
    (v_bill, p_from, 'SEND', p_send_type, p_asset, p_amount, case when p_fee_by_payee then 0 else p_fee end, 2, p_to,
     p_remark, v_group, v_now),
    (v_recv_bill, p_to, 'RECV', p_recv_type, p_asset, p_amount, case when p_fee_by_payee then p_fee else 0 end, 2,
     p_from, p_remark, v_group, v_now);
  insert into outbox (topic, payload, at)
  values ('transfer', result || jsonb_build_object('from', p_from, 'to', p_to, 'assetId', p_asset, 'amount', p_amount::text,
                                                   'bizType', p_send_type), v_now);
  code := '0000';
end $$;

-- From a system account (world: money that came in from outside; promo: a bonus) to a user.
create function op_mint(
  p_actor bigint, p_key text, p_hash text, p_source text, p_to bigint, p_asset text, p_amount bigint, p_biz_type int,
  p_remark text, out code text, out result jsonb
) language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := next_bill_no(v_now);
  v_group uuid := gen_random_uuid();
  v_credit bigint;
begin
  result := jsonb_build_object('billNo', v_bill, 'groupId', v_group,
                               'createdAt', floor(extract(epoch from v_now) * 1000)::bigint);
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_actor, p_key, 'mint', p_hash, '0000', result, v_now) on conflict (actor, key) do nothing;
  if not found then
    select * into code, result from idem_replay(p_actor, p_key, 'mint', p_hash);
    return;
  end if;

  v_credit := user_account(p_to, p_asset);
  code := case
    when p_amount <= 0 then 'AMOUNT_INVALID'
    when v_credit is null then 'ASSET_NOT_FOUND'
  end;
  if code is not null then
    code := idem_refuse(p_actor, p_key, code);
    result := null;
    return;
  end if;

  perform 1 from account where id = v_credit for no key update;
  perform post_leg(v_group, 1, system_account(p_source, p_asset), v_credit, p_asset, p_amount, p_biz_type, null, 0, v_now);
  insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, remark, group_id, created_at)
  values (v_bill, p_to, 'RECV', p_biz_type, p_asset, p_amount, 2, p_remark, v_group, v_now);
  insert into outbox (topic, payload, at)
  values ('mint', result || jsonb_build_object('to', p_to, 'assetId', p_asset, 'amount', p_amount::text,
                                               'bizType', p_biz_type), v_now);
  code := '0000';
end $$;

-- Sets amount + fee of a user aside for (ref_kind, ref_id). With a biz type the user sees a waiting bill.
create function op_hold(
  p_actor bigint, p_key text, p_hash text, p_from bigint, p_asset text, p_amount bigint, p_fee bigint, p_ref_kind text,
  p_ref_id text, p_biz_type int, p_remark text, out code text, out result jsonb
) language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := case when p_biz_type is not null then next_bill_no(v_now) end;
  v_account account;
begin
  result := jsonb_build_object('billNo', v_bill, 'createdAt', floor(extract(epoch from v_now) * 1000)::bigint);
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_actor, p_key, 'hold', p_hash, '0000', result, v_now) on conflict (actor, key) do nothing;
  if not found then
    select * into code, result from idem_replay(p_actor, p_key, 'hold', p_hash);
    return;
  end if;

  if p_amount <= 0 or p_fee < 0 then
    code := 'AMOUNT_INVALID';
  elsif not exists (select 1 from asset where id = p_asset) then
    code := 'ASSET_NOT_FOUND';
  elsif exists (select 1 from hold where ref_kind = p_ref_kind and ref_id = p_ref_id) then
    code := 'ALREADY_EXISTS';
  else
    select * into v_account from account
    where owner_kind = 'user' and owner_id = p_from and kind = 'main' and asset_id = p_asset and shard = 0
    for no key update;
    code := case
      when v_account.frozen then 'USER_INVALID'
      when coalesce(v_account.balance - v_account.held, -1) < p_amount + p_fee then 'BALANCE_NOT_ENOUGH'
    end;
  end if;
  if code is not null then
    code := idem_refuse(p_actor, p_key, code);
    result := null;
    return;
  end if;

  insert into hold (account_id, amount, ref_kind, ref_id, bill_no, created_at)
  values (v_account.id, p_amount + p_fee, p_ref_kind, p_ref_id, v_bill, v_now);
  update account set held = held + p_amount + p_fee where id = v_account.id;
  if v_bill is not null then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, remark, created_at)
    values (v_bill, p_from, 'SEND', p_biz_type, p_asset, p_amount, p_fee, 0, p_remark, v_now);
  end if;
  code := '0000';
end $$;

-- Closes a hold: moves the amount to a user, or out to the world, with an optional fee leg, and releases what is left.
create function op_capture(
  p_actor bigint, p_key text, p_hash text, p_ref_kind text, p_ref_id text, p_to bigint, p_amount bigint, p_fee bigint,
  p_send_type int, p_recv_type int, p_remark text, out code text, out result jsonb
) language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := (select bill_no from hold where ref_kind = p_ref_kind and ref_id = p_ref_id);
  v_recv_bill text := case when p_recv_type is not null and p_to is not null then next_bill_no(v_now) end;
  v_group uuid := gen_random_uuid();
  v_hold hold;
  v_owner account;
  v_credit bigint;
  v_left bigint;
begin
  result := jsonb_build_object('billNo', v_bill, 'recvBillNo', v_recv_bill, 'groupId', v_group,
                               'createdAt', floor(extract(epoch from v_now) * 1000)::bigint);
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_actor, p_key, 'capture', p_hash, '0000', result, v_now) on conflict (actor, key) do nothing;
  if not found then
    select * into code, result from idem_replay(p_actor, p_key, 'capture', p_hash);
    return;
  end if;

  select * into v_hold from hold where ref_kind = p_ref_kind and ref_id = p_ref_id for no key update;
  select * into v_owner from account where id = v_hold.account_id;
  v_left := v_hold.amount - p_amount - p_fee;
  code := case
    when v_hold.id is null then 'ORDER_NOT_FOUND'
    when v_hold.state <> 0 then 'ORDER_ALREADY_DONE'
    when p_amount <= 0 or p_fee < 0 or v_left < 0 then 'AMOUNT_INVALID'
    when p_to = v_owner.owner_id then 'USER_INVALID'
  end;
  if code is not null then
    code := idem_refuse(p_actor, p_key, code);
    result := null;
    return;
  end if;

  v_credit := case when p_to is null then system_account('world', v_owner.asset_id)
                   else user_account(p_to, v_owner.asset_id) end;
  perform 1 from account where id in (v_owner.id, v_credit) and not deferred order by id for no key update;
  perform post_leg(v_group, 1, v_owner.id, v_credit, v_owner.asset_id, p_amount, p_send_type, v_hold.id,
                   p_amount + v_left, v_now);
  if p_fee > 0 then
    perform post_leg(v_group, 2, v_owner.id, system_account('fee', v_owner.asset_id), v_owner.asset_id, p_fee, p_send_type,
                     v_hold.id, p_fee, v_now);
  end if;
  update hold set captured = p_amount + p_fee, state = 1, closed_at = v_now where id = v_hold.id;
  update bill set status = 2, group_id = v_group, counterparty_user_id = p_to, amount = p_amount, fee = p_fee
  where bill_no = v_bill;
  if v_recv_bill is not null then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, counterparty_user_id, remark,
                      group_id, created_at)
    values (v_recv_bill, p_to, 'RECV', p_recv_type, v_owner.asset_id, p_amount, 2, v_owner.owner_id, p_remark, v_group, v_now);
  end if;
  insert into outbox (topic, payload, at)
  values ('capture', result || jsonb_build_object('refKind', p_ref_kind, 'refId', p_ref_id, 'to', p_to,
                                                  'assetId', v_owner.asset_id, 'amount', p_amount::text), v_now);
  code := '0000';
end $$;

-- Gives held money back to its owner.
create function op_void(
  p_actor bigint, p_key text, p_hash text, p_ref_kind text, p_ref_id text, out code text, out result jsonb
) language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_hold hold;
begin
  result := jsonb_build_object('createdAt', floor(extract(epoch from v_now) * 1000)::bigint);
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_actor, p_key, 'void', p_hash, '0000', result, v_now) on conflict (actor, key) do nothing;
  if not found then
    select * into code, result from idem_replay(p_actor, p_key, 'void', p_hash);
    return;
  end if;

  select * into v_hold from hold where ref_kind = p_ref_kind and ref_id = p_ref_id for no key update;
  code := case
    when v_hold.id is null then 'ORDER_NOT_FOUND'
    when v_hold.state <> 0 then 'ORDER_ALREADY_DONE'
  end;
  if code is not null then
    code := idem_refuse(p_actor, p_key, code);
    result := null;
    return;
  end if;

  update account set held = held - v_hold.amount where id = v_hold.account_id;
  update hold set state = 2, closed_at = v_now where id = v_hold.id;
  update bill set status = -1 where bill_no = v_hold.bill_no;
  code := '0000';
end $$;

-- Adds what waits in account_delta to the deferred accounts: at most p_limit deltas of each account a call.
create function op_fold(p_limit int, out folded bigint) language plpgsql as $$
declare
  v_account record;
  v_last bigint;
  v_count bigint;
begin
  folded := 0;
  for v_account in
    select id, balance, seq from account
    where deferred and exists (select 1 from account_delta d where d.account_id = account.id)
    order by id for no key update
  loop
    select max(id) into v_last
    from (select id from account_delta where account_id = v_account.id order by id limit p_limit) batch;
    with taken as (
      delete from account_delta where account_id = v_account.id and id <= v_last
      returning id, transfer_id, amount
    ), posted as (
      insert into entry (account_id, seq, transfer_id, amount, balance_after)
      select v_account.id, v_account.seq + row_number() over (order by id), transfer_id, amount,
             v_account.balance + sum(amount) over (order by id)
      from taken
      returning amount
    )
    update account
    set balance = balance + (select coalesce(sum(amount), 0) from posted), seq = seq + (select count(*) from posted)
    where id = v_account.id
    returning seq - v_account.seq into v_count;
    folded := folded + v_count;
  end loop;
end $$;
