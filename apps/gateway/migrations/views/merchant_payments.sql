-- Payments with the money that came for them. A payment is expired from its end on, even before the clock moves it.
create view merchant_payment_status as
select p.*, came.paid, came.in_time, came.fee, came.is_late, under_way.amount + bought.amount as arriving,
  bought.amount as buying, returned.amount as refunded,
  case
    when p.state in ('created', 'paying') and under_way.amount + bought.amount = 0 and p.expires_at <= app_now() then 3
    else (select s.wire from process_state s where s.process = 'payment' and s.state = p.state)
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
) under_way
cross join lateral (
  select coalesce(sum(o.amount), 0)::bigint as amount from merchant_payment_purchase o
  where o.payment_id = p.id and o.bill_no is not null and o.outcome is null
) bought
cross join lateral (
  select coalesce(sum(b.amount), 0)::bigint as amount
  from merchant_refund r join bill b on b.bill_no = r.bill_no where r.payment_id = p.id
) returned;

create view invariant_merchant_payment as
with audited as (
  select bill_no, payment_id from merchant_payment_part where in_audit(changed)
  union select part.bill_no, part.payment_id
    from bill b join merchant_payment_part part on part.bill_no = b.bill_no where in_audit(b.changed)
), audited_refund as (
  select bill_no, payment_id, receiver_id from merchant_refund where in_audit(changed)
  union select r.bill_no, r.payment_id, r.receiver_id
    from bill b join merchant_refund r on r.bill_no = b.bill_no where in_audit(b.changed)
)
select
  (select count(*) from audited part
    join merchant_payment p on p.id = part.payment_id join bill b on b.bill_no = part.bill_no
    where (b.user_id, b.asset_id, b.direction, b.biz_type, b.status)
      is distinct from (p.merchant_id, p.asset_id, 'RECV', 501, 2::smallint)) as payment_parts_apart_from_their_bills,
  (select count(*) from deposit d join merchant_payment p on p.id = d.payment_id
    where in_audit(d.changed) and d.state = 'credited' and d.asset_id = p.asset_id and not exists (
      select 1 from merchant_payment_part part where part.bill_no = d.bill_no and part.payment_id = p.id)
  ) as credited_payments_without_part,
  (select count(*) from deposit d join merchant_payment p on p.id = d.payment_id
    where in_audit(d.changed) and d.member_id <> p.merchant_id) as payments_credited_to_others,
  (select count(*) from merchant_payment_status
    where id in (select payment_id from audited) and fee >= paid and paid > 0) as payments_eaten_up_by_fees,
  (select count(*) from merchant_payment_status p
    where p.id in (select id from merchant_payment where in_audit(changed) union select payment_id from audited)
      and p.state <> case
        when p.state = 'refunded' and p.refunded > 0 then 'refunded'
        when p.closed_at is not null then 'closed'
        when p.in_time >= p.amount then 'paid'
        when p.arriving > 0 then 'paying'
        when p.state in ('created', 'paying', 'expired') then p.state
        else 'none'
      end) as payments_apart_from_what_came,
  (select count(*) from audited_refund r join merchant_payment p on p.id = r.payment_id join bill b on b.bill_no = r.bill_no
    where (b.user_id, b.asset_id, b.direction, b.status, b.counterparty_user_id)
      is distinct from (p.merchant_id, p.asset_id, 'SEND', 2::smallint, r.receiver_id)) as refunds_apart_from_their_bills,
  (select count(*) from merchant_payment_status p
    where p.id in (select payment_id from audited_refund) and p.refunded > p.paid
  ) as refunds_above_what_came;
