-- From user to user. The fee is a second leg: on top of the amount (the payer pays it) or out of it (the payee pays it).
--
-- Every money command takes its steps in one order: the key, then the hold, then the accounts in ascending id, then the
-- inserts. It locks rows FOR NO KEY UPDATE, as UPDATE does: FOR UPDATE would deadlock with the KEY SHARE lock that the
-- insert of a foreign key takes. READ COMMITTED is enough.
create or replace function op_transfer(
  p_actor bigint, p_key text, p_hash text, p_from bigint, p_to bigint, p_asset text, p_amount bigint,
  p_fee bigint, p_fee_by_payee boolean, p_send_type int, p_recv_type int, p_remark text,
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
      where owner_kind = 'user' and owner_id in (p_from, p_to) and kind = 'main' and asset_id = p_asset
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
