create view invariant_promotion as
with audited as (
  select credit_bill from bonus where state = 'credited' and credit_bill is not null and in_audit(changed)
  union select credit_bill from acceptor_income where rebate > 0 and in_audit(changed)
  union select c.credit_bill from bill b join bonus c on c.credit_bill = b.bill_no where in_audit(b.changed)
  union select c.credit_bill from bill b join acceptor_income c on c.credit_bill = b.bill_no where in_audit(b.changed)
), credited as (
  select credit_bill, member_id, sum(amount) as amount from (
    select credit_bill, member_id, amount from audited join bonus using (credit_bill)
    union all select credit_bill, member_id, rebate from audited join acceptor_income using (credit_bill)) c
  group by credit_bill, member_id
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
    where b.user_id is distinct from c.member_id or b.asset_id <> 'USDT' or b.status <> 2
       or c.amount is distinct from (select sum(t.amount) from transfer t
         join account p on p.id = t.debit_id and p.owner_kind = 'system' and p.kind in ('promo', 'budget')
         join account o on o.id = t.credit_id and o.owner_kind = 'user' and o.owner_id = b.user_id
         where t.group_id = b.group_id)) as bonuses_without_money,
  (select count(*) from transfer t join account a on a.id = t.debit_id and a.owner_kind = 'system' and a.kind in ('promo', 'budget')
    -- Between the house and a budget nobody gets a bonus.
    join account o on o.id = t.credit_id and not (o.owner_kind = 'system' and o.kind in ('promo', 'budget'))
    left join bill b on b.group_id = t.group_id and b.user_id = o.owner_id
    where in_audit(t.changed) and not exists (select 1 from bonus c where c.credit_bill = b.bill_no)
      and not exists (select 1 from acceptor_income c where c.credit_bill = b.bill_no)) as promotion_money_without_bonus,
  (select count(*) from audited_use join voucher_use u using (bill_no) join voucher v on v.id = u.voucher_id
    left join bonus b on b.bill_no = u.bill_no and b.source = 'voucher'
    where v.kind <> 4 and case when u.state = 'credited' then nullif(u.bonus, 0) end is distinct from b.amount
  ) as vouchers_without_bonus,
  (select count(*) from audited_day join method_bonus_day d using (member_id, day)
    where d.used <> (select coalesce(sum(b.amount), 0) from bonus b
      where b.member_id = d.member_id and b.day = d.day and b.source = 'payMethod' and b.state <> 'dropped')
  ) as method_bonus_not_sum_of_day,
  (select count(*) from audited_house_day left join house_bonus_day h using (day)
    where coalesce(h.used, 0) <> (select coalesce(sum(d.used), 0) from method_bonus_day d where d.day = audited_house_day.day)
  ) as house_bonus_not_sum_of_day,
  (select count(*) from bonus b left join hold h on h.ref_kind = 'grant' and h.ref_id = b.id::text
    where b.about is not null and in_audit(b.changed)
      and h.state is distinct from case b.state when 'promised' then 0 when 'credited' then 1
        -- One that missed the budget never held a part of it.
        else case when b.version > 1 then 2 end end) as grants_apart_from_their_budget,
  (select count(*) from bonus b left join voucher v on v.id = b.voucher_id and v.member_id = b.member_id
    where b.is_voucher and in_audit(b.changed) and (b.state = 'credited') <> (v.id is not null)) as grants_without_voucher;
