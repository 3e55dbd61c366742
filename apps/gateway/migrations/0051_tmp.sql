drop view invariant_withdrawal;
drop view invariant_deposit;
drop view invariant_merchant_payment;
drop view merchant_payment_standing;
drop table withdrawal_event; drop table withdrawal_transition; drop table deposit_event; drop table deposit_transition;
alter table merchant_payment drop column begun_at;
create view merchant_payment_standing as
select p.*, came.paid, came.in_time, came.fee, came.is_late, under_way.amount as arriving,
  case when p.state in ('created', 'paying') and under_way.amount = 0 and p.expires_at <= app_now() then 3 else s.wire end as status
from merchant_payment p join process_state s on s.process = 'payment' and s.state = p.state
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
create view invariant_process as select
 (select count(*) from withdrawal c where c.version <> (select count(*) from process_event e where e.process = 'withdrawal' and e.case_id = c.id)) as x,
 (select count(*) from deposit c where c.version <> (select count(*) from process_event e where e.process = 'deposit' and e.case_id = c.id)) as y,
 (select count(*) from merchant_payment c where c.version <> (select count(*) from process_event e where e.process = 'payment' and e.case_id = c.id)) as z,
 (select count(*) from merchant_payment_standing p where p.state <> case
    when p.closed_at is not null then 'closed' when p.in_time >= p.amount then 'paid' when p.arriving > 0 then 'paying'
    when p.state in ('created', 'paying', 'expired') then p.state else 'none' end) as payments_apart;
