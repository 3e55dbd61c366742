-- From user to user.
--
-- Every money command takes its steps in one order: the key, then the hold, then the accounts in ascending id, then the
-- inserts. It locks rows FOR NO KEY UPDATE, as UPDATE does: FOR UPDATE would deadlock with the KEY SHARE lock that the
-- insert of a foreign key takes. READ COMMITTED is enough.

-- Moves money from user to user, without a key of its own: the caller has claimed one. The fee is a second leg, on top
-- of the amount (the payer pays it) or out of it (the payee pays it). Returns why not; null when the money moved.
create or replace function post_transfer(
  p_now timestamptz, p_bill text, p_recv_bill text, p_group uuid, p_from bigint, p_to bigint, p_asset text,
  p_amount bigint, p_fee bigint, p_fee_by_payee boolean, p_send_type int, p_recv_type int, p_remark text
) returns text language plpgsql as $$
declare
  v_account record;
  v_debit bigint;
  v_credit bigint;
  v_spendable bigint := -1;
  v_frozen boolean := false;
  v_cost bigint := p_amount + case when p_fee_by_payee then 0 else p_fee end;
begin
  if p_from = p_to then
    return 'USER_INVALID';
  end if;
  if p_amount <= 0 or p_fee < 0 or (p_fee_by_payee and p_fee >= p_amount) then
    return 'AMOUNT_INVALID';
  end if;
  v_credit := user_account(p_to, p_asset);
  if v_credit is null then
    return 'ASSET_NOT_FOUND';
  end if;
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
  if v_frozen then
    return 'USER_INVALID';
  end if;
  if v_spendable < v_cost then
    return 'BALANCE_NOT_ENOUGH';
  end if;

  perform post_leg(p_group, 1, v_debit, v_credit, p_asset, p_amount, p_send_type, null, 0, p_now);
  if p_fee > 0 then
    perform post_leg(p_group, 2, case when p_fee_by_payee then v_credit else v_debit end,
                     system_account('fee', p_asset), p_asset, p_fee, p_send_type, null, 0, p_now);
  end if;
  insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, counterparty_user_id, remark,
                    group_id, created_at)
  values
    (p_bill, p_from, 'SEND', p_send_type, p_asset, p_amount, case when p_fee_by_payee then 0 else p_fee end, 2, p_to,
     p_remark, p_group, p_now),
    (p_recv_bill, p_to, 'RECV', p_recv_type, p_asset, p_amount, case when p_fee_by_payee then p_fee else 0 end, 2,
     p_from, p_remark, p_group, p_now);
  return null;
end $$;

-- From user to user, once for each key.
create or replace function op_transfer(
  p_actor bigint, p_key text, p_hash text, p_from bigint, p_to bigint, p_asset text, p_amount bigint,
  p_fee bigint, p_fee_by_payee boolean, p_send_type int, p_recv_type int, p_remark text
) returns command_answer language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := next_bill_no(v_now);
  v_recv_bill text := next_bill_no(v_now);
  v_group uuid := gen_random_uuid();
  v_result jsonb := jsonb_build_object('billNo', v_bill, 'recvBillNo', v_recv_bill, 'groupId', v_group, 'createdAt', epoch_ms(v_now));
  v_first command_answer := idem_claim(p_actor, p_key, 'transfer', p_hash, v_result, v_now);
  v_code text;
begin
  if v_first.code is not null then
    return v_first;
  end if;
  v_code := post_transfer(v_now, v_bill, v_recv_bill, v_group, p_from, p_to, p_asset, p_amount, p_fee, p_fee_by_payee,
                        p_send_type, p_recv_type, p_remark);
  if v_code is not null then
    return idem_refuse(p_actor, p_key, v_code);
  end if;
  return ('0000', v_result)::command_answer;
end $$;
