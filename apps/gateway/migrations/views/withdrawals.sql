create view invariant_withdrawal as
with audited as (
  select id from withdrawal where in_audit(changed)
  union select id from withdrawal where state in ('review', 'approved', 'signed', 'sent')
  union select w.id from bill b join withdrawal w on w.bill_no = b.bill_no where in_audit(b.changed)
  union select w.id from hold h
    join withdrawal w on w.id = case when h.ref_id ~ '^[0-9]{1,18}$' then h.ref_id::bigint end
    where h.ref_kind = 'withdrawal' and in_audit(h.changed)
), audited_day as (
  select member_id, day from withdrawal_day where in_audit(changed)
  union select w.member_id, w.day from audited join withdrawal w using (id)
)
select
  (select count(*) from audited join withdrawal w using (id)
    left join hold h on h.ref_kind = 'withdrawal' and h.ref_id = w.id::text
    where h.id is null or h.bill_no <> w.bill_no or h.amount <> w.amount + w.fee) as withdrawals_apart_from_their_holds,
  (select count(*) from audited join withdrawal w using (id) join bill b on b.bill_no = w.bill_no
    where b.user_id <> w.member_id or b.asset_id <> w.currency or b.amount <> w.amount or b.fee <> w.fee
       or b.status <> case w.state when 'done' then 2 when 'refused' then -1 else 0 end) as withdrawals_apart_from_their_bills,
  (select count(*) from audited_day join withdrawal_day d using (member_id, day)
    where d.used <> (select coalesce(sum(w.value), 0) from withdrawal w
      where w.member_id = d.member_id and w.day = d.day and w.state <> 'refused')) as withdrawal_limits_not_sum_of_day;
