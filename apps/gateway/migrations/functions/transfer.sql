-- From user to user.
--
-- Every money command takes its steps in one order: the key, then the hold, then the accounts in ascending id, then the
-- inserts. It locks rows FOR NO KEY UPDATE, as UPDATE does: FOR UPDATE would deadlock with the KEY SHARE lock that the
-- insert of a foreign key takes. READ COMMITTED is enough.

-- Moves money as the sender's bill says, without a key of its own: the caller has claimed one. The fee is a second leg, on top
-- of the amount (the payer pays it) or out of it (the payee pays it). The receiver gets the bill p_recv_bill. Returns why not;
-- null when the money moved.
create or replace function post_transfer(p_bill bill, p_recv_bill text, p_recv_type int, p_fee_by_payee boolean) returns text
language plpgsql as $$
declare
  v_account record;
  v_debit bigint;
  v_credit bigint;
  v_spendable bigint := -1;
  v_frozen boolean := false;
  v_payer_fee bigint := case when p_fee_by_payee then 0 else p_bill.fee end;
begin
  if p_bill.user_id = p_bill.counterparty_user_id then
    return 'USER_INVALID';
  end if;
  if p_bill.amount <= 0 or p_bill.fee < 0 or (p_fee_by_payee and p_bill.fee >= p_bill.amount) then
    return 'AMOUNT_INVALID';
  end if;
  v_credit := user_account(p_bill.counterparty_user_id, p_bill.asset_id);
  if v_credit is null then
    return 'ASSET_NOT_FOUND';
  end if;
  for v_account in
    select id, owner_id, balance - held as spendable, frozen from account
    where owner_kind = 'user' and owner_id in (p_bill.user_id, p_bill.counterparty_user_id) and kind = 'main'
      and asset_id = p_bill.asset_id
    order by id for no key update
  loop
    if v_account.owner_id = p_bill.user_id then
      v_debit := v_account.id;
      v_spendable := v_account.spendable;
      v_frozen := v_account.frozen;
    end if;
  end loop;
  if v_frozen then
    return 'USER_INVALID';
  end if;
  if v_spendable < p_bill.amount + v_payer_fee then
    return 'BALANCE_NOT_ENOUGH';
  end if;

  perform post_leg(p_bill, 1, v_debit, v_credit, p_bill.amount);
  if p_bill.fee > 0 then
    perform post_leg(p_bill, 2, case when p_fee_by_payee then v_credit else v_debit end, system_account('fee', p_bill.asset_id),
                     p_bill.fee);
  end if;
  insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, counterparty_user_id, remark,
                    group_id, created_at)
  values
    (p_bill.bill_no, p_bill.user_id, 'SEND', p_bill.biz_type, p_bill.asset_id, p_bill.amount, v_payer_fee, 2,
     p_bill.counterparty_user_id, p_bill.remark, p_bill.group_id, p_bill.created_at),
    (p_recv_bill, p_bill.counterparty_user_id, 'RECV', p_recv_type, p_bill.asset_id, p_bill.amount, p_bill.fee - v_payer_fee, 2,
     p_bill.user_id, p_bill.remark, p_bill.group_id, p_bill.created_at);
  return null;
end $$;

-- A bill of the payer of an order, which nothing has been posted for, with a new number unless it has one. Raises P0A05 while money is
-- stopped, so a call makes it after it has claimed its request: a stored answer is there also then.
create or replace function bill_of_payer(o money_order, p_biz_type int, p_bill_no text default null) returns bill language plpgsql as $$
declare
  v_bill bill;
begin
  v_bill.created_at := money_now();
  v_bill.bill_no := coalesce(p_bill_no, next_bill_no(v_bill.created_at));
  v_bill.group_id := gen_random_uuid();
  v_bill.user_id := o.payer;
  v_bill.counterparty_user_id := o.payee;
  v_bill.asset_id := o.asset_id;
  v_bill.amount := o.amount;
  v_bill.fee := coalesce(o.fee, 0);
  v_bill.biz_type := p_biz_type;
  v_bill.remark := coalesce(o.remark, '');
  return v_bill;
end $$;

-- From user to user, once for each key.
create or replace function op_transfer(k ledger_key, o money_order, p_fee_by_payee boolean, p_send_type int, p_recv_type int)
returns command_answer language plpgsql as $$
declare
  v_bill bill := bill_of_payer(o, p_send_type);
  v_recv_bill text := next_bill_no(v_bill.created_at);
  v_result jsonb := jsonb_build_object('billNo', v_bill.bill_no, 'recvBillNo', v_recv_bill, 'groupId', v_bill.group_id,
                                       'createdAt', epoch_ms(v_bill.created_at));
  v_first command_answer := idem_claim(k.actor, k.key, 'transfer', k.hash, v_result, v_bill.created_at);
  v_code text;
begin
  if v_first.code is not null then
    return v_first;
  end if;
  v_code := post_transfer(v_bill, v_recv_bill, p_recv_type, p_fee_by_payee);
  if v_code is not null then
    return idem_refuse(k.actor, k.key, v_code);
  end if;
  return ('0000', v_result)::command_answer;
end $$;
