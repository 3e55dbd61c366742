-- All incoming money: 3 over a network, 2 bought from a seller, 1 credited by the house.
create view recharge as
select b.bill_no, b.user_id, case when d.id is not null then 3 when b.biz_type = 902 then 2 else 1 end as type,
  b.asset_id, b.amount, coalesce(s.wire, b.status) as status, d.protocol,
  coalesce(d.confirmations, 0) as confirmations, coalesce(d.required, 0) as required, d.txid, d.address,
  coalesce(d.reason, '') as reason, case when b.status = 2 then coalesce(d.credited_at, b.created_at) end as credited_at,
  coalesce(d.updated_at, b.created_at) as updated_at, b.created_at, b.hidden
from bill b left join deposit d on d.bill_no = b.bill_no
left join process_state s on s.process = 'deposit' and s.state = d.state
where b.direction = 'RECV' and b.biz_type in (101, 902);

-- The owner of the money that comes to an address.
create view address_payee as
select a.protocol, a.address, coalesce(o.member_id, first.member_id, p.merchant_id) as member_id, o.payment_id
from deposit_address a join address_owner o on o.id = a.owner_id left join address_owner first on first.id = o.renews
  left join merchant_payment p on p.id = o.payment_id;

create view invariant_deposit as
with audited as (
  select id from deposit where in_audit(changed)
  union select id from deposit where state in ('confirming', 'orphaned', 'review')
  union select d.id from bill b join deposit d on d.bill_no = b.bill_no where in_audit(b.changed)
)
select
  (select count(*) from audited join deposit d using (id) where d.state = 'credited' and not exists (
     select 1 from bill b join transfer t on t.group_id = b.group_id
     where b.bill_no = d.bill_no and b.status = 2 and b.user_id = d.member_id and b.asset_id = d.asset_id
       and t.amount = d.amount)) as credited_deposits_without_transfer,
  (select count(*) from audited join deposit d using (id) join bill b on b.bill_no = d.bill_no
    where b.status <> case d.state when 'credited' then 2 when 'confirming' then 0 when 'review' then 0
                                   when 'orphaned' then 0 else -1 end) as deposits_and_bills_apart;
