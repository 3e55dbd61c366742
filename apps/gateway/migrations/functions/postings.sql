-- Accounts, and what is written to them.

-- Finds or opens the account of a user; null when there is no such asset. Only the receiving side opens one, before the
-- command holds any lock. The new account of a frozen user is frozen from the start.
create or replace function user_account(p_user bigint, p_asset text) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from account
  where owner_kind = 'user' and owner_id = p_user and kind = 'main' and asset_id = p_asset;
  if v_id is null then
    insert into account (owner_kind, owner_id, kind, asset_id, frozen)
    select 'user', p_user, 'main', id,
           exists (select 1 from account where owner_kind = 'user' and owner_id = p_user and frozen)
    from asset where id = p_asset
    on conflict (owner_kind, owner_id, kind, asset_id) do nothing;
    select id into v_id from account
    where owner_kind = 'user' and owner_id = p_user and kind = 'main' and asset_id = p_asset;
  end if;
  return v_id;
end $$;

create or replace function system_account(p_kind text, p_asset text) returns bigint language sql stable as $$
  select id from account
  where owner_kind = 'system' and owner_id = 0 and kind = p_kind and asset_id = p_asset
$$;

-- Posts one leg of what a bill records, between accounts that the caller has locked. The same UPDATE takes p_release out of the
-- debit account's held amount. A deferred account gets a delta instead, and nobody locks it.
create or replace function post_leg(
  p_bill bill, p_leg int, p_debit bigint, p_credit bigint, p_amount bigint, p_hold bigint default null, p_release bigint default 0
) returns void language plpgsql as $$
declare
  v_transfer bigint;
  v_posted int;
begin
  insert into transfer (group_id, leg, debit_id, credit_id, asset_id, amount, biz_type, hold_id, created_at)
  values (p_bill.group_id, p_leg, p_debit, p_credit, p_bill.asset_id, p_amount, p_bill.biz_type, p_hold, p_bill.created_at)
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

-- Adds the entries that wait in account_delta to the deferred accounts: at most p_limit of each account a call.
create or replace function op_fold(p_limit int, out folded bigint) language plpgsql as $$
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

-- Kinds of bills. The ledger's BIZ_TYPES are the same.
create or replace function biz_type(p_name text) returns int language sql immutable as $$
  select case p_name when 'recharge' then 101 when 'transfer' then 301 when 'payOut' then 401 when 'payIn' then 501
                     when 'sell' then 804 when 'buy' then 902 end
$$;
