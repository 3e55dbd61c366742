-- Purchases that pay a merchant. The trade knows nothing of it: triggers follow its purchase. The triggers lock the payment
-- before any account, as everything that pays does.

-- The fee for money that comes when so much came before. All parts together cost as much as one: a payer who pays in parts
-- costs the merchant no more. A tiny part that completes a payment cannot cost more than it brings.
create or replace function cashier_fee(p_before bigint, p_amount bigint, p_basis_points int, p_least bigint) returns bigint
language sql immutable as $$
  select least(p_amount - 1,
    greatest(p_least, ceil((p_before + p_amount)::numeric * p_basis_points / 10000))
    - case when p_before = 0 then 0 else greatest(p_least, ceil(p_before::numeric * p_basis_points / 10000)) end)::bigint
$$;

-- The same as match_purchase, for a purchase that pays a merchant's payment, of which p_paid had come. An order that asks
-- acceptors was checked when it began to ask.
create or replace function match_purchase_for(
  p_payment bigint, p_paid bigint, p_basis_points int, p_least bigint, p money_call, o purchase_order, r acceptor_rules
) returns command_answer language plpgsql as $$
declare
  v_answer command_answer;
begin
  if not exists (select 1 from merchant_payment_purchase where buyer_id = p.member_id and req_no = p.req_no) then
    perform hold_payment_still(p_payment, p_paid, o.amount);
    insert into merchant_payment_purchase (payment_id, buyer_id, req_no, amount, fee_basis_points, fee_least)
    values (p_payment, p.member_id, p.req_no, o.amount, p_basis_points, p_least);
  end if;
  v_answer := match_purchase(p, o, r);
  if v_answer.code = '0000' then
    perform bind_purchase(p.member_id, p.req_no, v_answer.result ->> 'billNo');
  end if;
  return v_answer;
end $$;

-- Gives the order of a buyer its bill. If the payment needs it no longer, the buyer keeps the coins.
create or replace function bind_purchase(p_buyer bigint, p_req_no text, p_bill text) returns void language plpgsql as $$
declare
  v merchant_payment_purchase;
  v_is_needed boolean;
begin
  select * into v from merchant_payment_purchase
  where buyer_id = p_buyer and req_no = p_req_no and bill_no is null and outcome is null for no key update;
  if not found then
    return;
  end if;
  perform 1 from merchant_payment where id = v.payment_id for no key update;
  select state in ('created', 'paying', 'expired') and v.created_at < expires_at and amount - paid - arriving >= v.amount
  into v_is_needed from merchant_payment_status where id = v.payment_id;
  update merchant_payment_purchase set bill_no = p_bill, outcome = case when v_is_needed then null else 'kept' end
  where id = v.id;
  perform settle_payment(v.payment_id, 'trade');
end $$;

-- An acceptor took the order of a buyer, in the statement that makes the purchase.
create or replace function bind_asked_purchase() returns trigger language plpgsql as $$
begin
  perform bind_purchase(new.buyer_id, new.req_no, (select bill_no from purchase where id = new.purchase_id));
  return null;
end $$;

create or replace trigger purchase_ask_pays_merchant after update of done_at on purchase_ask for each row
  when (old.done_at is null and new.done_at is not null) execute function bind_asked_purchase();

-- The trade leaves its buyer, and the coins leave the escrow next. Whoever pays locks the payment before the accounts.
create or replace function lock_payment_of_purchase() returns trigger language plpgsql as $$
begin
  perform 1 from merchant_payment where id = (
    select o.payment_id from purchase b join merchant_payment_purchase o on o.bill_no = b.bill_no
    where b.id = new.purchase_id and o.outcome is null) for no key update;
  return null;
end $$;

create or replace trigger sale_pays_merchant after update of state on sale for each row
  when (new.state in ('completed', 'matching', 'cancelled', 'expired') and new.purchase_id is not null) execute function lock_payment_of_purchase();

-- The trade of an order has ended: the coins that the buyer has just got pay the merchant. The buyer keeps what the payment
-- needs no longer, and all coins where a verdict gave them fewer.
create or replace function pay_merchant_with_purchase() returns trigger language plpgsql as $$
declare
  v merchant_payment_purchase;
  v_pay record;
  v_got bigint;
  v_amount bigint;
  v_order money_order;
  v_bill text;
begin
  update merchant_payment_purchase set outcome = case new.outcome when 'completed' then 'kept' else 'failed' end
  where bill_no = new.bill_no and outcome is null returning * into v;
  if not found then
    return null;
  end if;
  select * into strict v_pay from merchant_payment_status where id = v.payment_id;
  select amount into strict v_got from bill where bill_no = new.bill_no;
  v_amount := least(v.amount, v_pay.amount - v_pay.paid - v_pay.arriving);
  if v.outcome = 'kept' and v_got >= v.amount and v_amount > 0 and v_pay.state in ('created', 'paying', 'expired') then
    v_bill := next_bill_no(money_now());
    v_order := (v.buyer_id, v_pay.merchant_id, v_pay.asset_id, v_amount,
                cashier_fee(v_pay.paid, v_amount, v.fee_basis_points, v.fee_least), v_pay.subject);
    if post_transfer(bill_of_payer(v_order, biz_type('payIn')), v_bill, biz_type('payIn'), true) is null then
      update merchant_payment_purchase set outcome = 'paid', paid = v_amount where id = v.id;
      insert into known_payee (member_id, payee_id) values (v.buyer_id, v_pay.merchant_id) on conflict do nothing;
      perform record_part(v.payment_id, v_bill, v.created_at, 'payer');
    end if;
  end if;
  perform settle_payment(v.payment_id, 'trade');
  return null;
end $$;

create or replace trigger purchase_pays_merchant after update of outcome on purchase for each row
  when (old.outcome is null and new.outcome is not null) execute function pay_merchant_with_purchase();
