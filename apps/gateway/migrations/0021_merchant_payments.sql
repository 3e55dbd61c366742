-- What merchants ask of anybody, to be paid from a balance or over a network.

create table merchant (
  member_id   bigint primary key references member (id),
  merchant_no text not null unique,
  name        text not null,
  logo        text not null default '',
  -- Signs requests and notices; wrapped under the deployment's master key.
  secret      bytea not null,
  created_at  timestamptz not null default app_now()
);

create table merchant_payment (
  id           bigint generated always as identity primary key,
  merchant_id  bigint not null references merchant (member_id),
  -- The merchant's own number of the order.
  out_trade_no text not null,
  -- Digest of everything asked for: the same number with other terms is another order.
  terms        bytea not null,
  -- Names the payment in its page's address.
  token        text not null unique,
  asset_id     text not null references asset (id),
  amount       bigint not null check (amount > 0),
  subject      text not null,
  -- Empty for nowhere.
  notify_url   text not null,
  return_url   text not null,
  created_at   timestamptz not null default app_now(),
  expires_at   timestamptz not null check (expires_at > created_at),
  -- When a payer first chose a way.
  begun_at     timestamptz,
  -- Closed by the merchant.
  closed_at    timestamptz,
  unique (merchant_id, out_trade_no)
);

-- Money that came for a payment, however it came; the amount is the bill's.
create table merchant_payment_part (
  -- Of the merchant.
  bill_no    text primary key references bill (bill_no),
  payment_id bigint not null references merchant_payment (id),
  -- After the end: the merchant has it, but the payment is not paid by it.
  is_late    boolean not null,
  at         timestamptz not null default app_now()
);
create index merchant_payment_part_of on merchant_payment_part (payment_id);
create trigger merchant_payment_part_append_only before update or delete on merchant_payment_part
  for each row execute function refuse_change();

-- What is told to a merchant's server: one notice on its way for each payment, about how it stands then.
create table merchant_notice (
  payment_id bigint primary key references merchant_payment (id),
  -- How often there was something new to tell.
  edition    int not null default 1,
  tries      int not null default 0,
  -- Of the last try that failed.
  failure    text not null default '',
  done_at    timestamptz
);

-- An address is a member's own, or stands for one payment; the id stays the index of its derivation path.
alter table address_owner
  alter column member_id drop not null,
  add column payment_id bigint unique references merchant_payment (id),
  add check (num_nonnulls(member_id, payment_id) = 1);

alter table deposit add column payment_id bigint references merchant_payment (id);
create index deposit_of_payment on deposit (payment_id) where payment_id is not null;

-- Whose account takes what comes to an address.
create view address_payee as
select a.protocol, a.address, coalesce(o.member_id, p.merchant_id) as member_id, o.payment_id
from deposit_address a join address_owner o on o.id = a.owner_id left join merchant_payment p on p.id = o.payment_id;

-- How payments stand: 0 created, 1 paying, 2 paid, 3 expired, 4 closed.
create view merchant_payment_standing as
select p.*, came.paid, came.fee, came.is_late, under_way.amount as arriving,
  case
    when p.closed_at is not null then 4
    when came.in_time >= p.amount then 2
    when under_way.amount > 0 then 1
    when p.expires_at <= app_now() then 3
    when p.begun_at is not null then 1
    else 0
  end as status
from merchant_payment p
cross join lateral (
  select coalesce(sum(b.amount), 0)::bigint as paid, coalesce(sum(b.fee), 0)::bigint as fee,
    coalesce(sum(b.amount) filter (where not part.is_late), 0)::bigint as in_time,
    coalesce(bool_or(part.is_late), false) as is_late
  from merchant_payment_part part join bill b on b.bill_no = part.bill_no where part.payment_id = p.id
) came
cross join lateral (
  select coalesce(sum(d.amount), 0)::bigint as amount from deposit d
  where d.payment_id = p.id and d.asset_id = p.asset_id and d.state in ('confirming', 'orphaned', 'review')
) under_way;

drop function op_mint(bigint, text, text, text, bigint, text, bigint, int, text, text);

-- From a system account (world: money that came in from outside; promo: a bonus) to a user. With p_bill it completes a
-- waiting bill of op_expect instead of writing a new one. The fee goes out of the amount, as a second leg.
create function op_mint(
  p_actor bigint, p_key text, p_hash text, p_source text, p_to bigint, p_asset text, p_amount bigint, p_biz_type int,
  p_remark text, p_bill text default null, p_fee bigint default 0, out code text, out result jsonb
) language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := coalesce(p_bill, next_bill_no(v_now));
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
    when p_amount <= 0 or p_fee < 0 or p_fee >= p_amount then 'AMOUNT_INVALID'
    when v_credit is null then 'ASSET_NOT_FOUND'
  end;
  if code is null and p_bill is not null then
    update bill set status = 2, group_id = v_group, fee = p_fee
    where bill_no = p_bill and user_id = p_to and asset_id = p_asset and amount = p_amount and direction = 'RECV'
      and status = 0;
    if not found then
      code := 'ORDER_ALREADY_DONE';
    end if;
  end if;
  if code is not null then
    code := idem_refuse(p_actor, p_key, code);
    result := null;
    return;
  end if;

  perform 1 from account where id = v_credit for no key update;
  perform post_leg(v_group, 1, system_account(p_source, p_asset), v_credit, p_asset, p_amount, p_biz_type, null, 0, v_now);
  if p_fee > 0 then
    perform post_leg(v_group, 2, v_credit, system_account('fee', p_asset), p_asset, p_fee, p_biz_type, null, 0, v_now);
  end if;
  if p_bill is null then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, fee, status, remark, group_id, created_at)
    values (v_bill, p_to, 'RECV', p_biz_type, p_asset, p_amount, p_fee, 2, p_remark, v_group, v_now);
  end if;
  insert into outbox (topic, payload, at)
  values ('mint', result || jsonb_build_object('to', p_to, 'assetId', p_asset, 'amount', p_amount::text,
                                               'bizType', p_biz_type), v_now);
  code := '0000';
end $$;

create view invariant_merchant_payment as
select
  (select count(*) from merchant_payment_part part
    join merchant_payment p on p.id = part.payment_id join bill b on b.bill_no = part.bill_no
    where (b.user_id, b.asset_id, b.direction, b.biz_type, b.status)
      is distinct from (p.merchant_id, p.asset_id, 'RECV', 501, 2::smallint)) as payment_parts_apart_from_their_bills,
  (select count(*) from deposit d join merchant_payment p on p.id = d.payment_id
    where d.state = 'credited' and d.asset_id = p.asset_id and not exists (
      select 1 from merchant_payment_part part where part.bill_no = d.bill_no and part.payment_id = p.id)
  ) as credited_payments_without_part,
  (select count(*) from deposit d join merchant_payment p on p.id = d.payment_id
    where d.member_id <> p.merchant_id) as payments_credited_to_others,
  (select count(*) from merchant_payment_standing
    where fee >= paid and paid > 0) as payments_eaten_up_by_fees;
