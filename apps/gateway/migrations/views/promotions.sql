create view invariant_promotion as
with credited as (
  select credit_bill, member_id, amount from bonus where state = 'CREDITED' and in_audit(changed)
  union select credit_bill, member_id, rebate from acceptor_income where rebate > 0 and in_audit(changed)
  union select c.credit_bill, c.member_id, c.amount
    from bill b join bonus c on c.credit_bill = b.bill_no where in_audit(b.changed)
  union select c.credit_bill, c.member_id, c.rebate
    from bill b join acceptor_income c on c.credit_bill = b.bill_no where in_audit(b.changed)
), audited_use as (
  select bill_no from voucher_use where in_audit(changed)
  union select bill_no from bonus where source = 'voucher' and in_audit(changed)
), audited_day as (
  select member_id, day from method_bonus_day where in_audit(changed)
  union select member_id, day from bonus where source = 'payMethod' and in_audit(changed)
), audited_house_day as (
  select day from house_bonus_day where in_audit(changed) union select day from audited_day
)
select
  (select count(*) from credited c left join bill b on b.bill_no = c.credit_bill
    where b.user_id is distinct from c.member_id or b.amount <> c.amount or b.asset_id <> 'USDT'
       or b.status <> 2) as bonuses_without_money,
  -- The bill of a new transfer is as new as the transfer, and so is what it credits.
  (select count(*) from transfer t join account a on a.id = t.debit_id
    left join bill b on b.group_id = t.group_id and in_audit(b.changed)
    where in_audit(t.changed) and a.owner_kind = 'system' and a.kind = 'promo'
      and not exists (select 1 from credited c where c.credit_bill = b.bill_no)) as promotion_money_without_bonus,
  (select count(*) from audited_use join voucher_use u using (bill_no) join voucher v on v.id = u.voucher_id
    left join bonus b on b.bill_no = u.bill_no and b.source = 'voucher'
    where v.kind <> 4 and case when u.outcome = 'CREDITED' then nullif(u.bonus, 0) end is distinct from b.amount
  ) as vouchers_without_bonus,
  (select count(*) from audited_day join method_bonus_day d using (member_id, day)
    where d.used <> (select coalesce(sum(b.amount), 0) from bonus b
      where b.member_id = d.member_id and b.day = d.day and b.source = 'payMethod' and b.state <> 'DROPPED')
  ) as method_bonus_not_sum_of_day,
  (select count(*) from audited_house_day left join house_bonus_day h using (day)
    where coalesce(h.used, 0) <> (select coalesce(sum(d.used), 0) from method_bonus_day d where d.day = audited_house_day.day)
  ) as house_bonus_not_sum_of_day;
