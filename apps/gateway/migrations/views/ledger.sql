-- The audit reads every view `invariant_<part>`: one row, in which each column counts violations and must be 0. A view
-- looks at the rows that in_audit() names, which are all rows outside an audit of recent changes. There the view
-- `recent_invariant_<part>` takes the place of `invariant_<part>`, where it exists.

-- Costs as much as there are accounts, open holds and waiting deltas, so each audit looks at all of them.
create view invariant_account as
with open_hold as (
  select account_id, sum(amount) as total from hold where state = 0 group by account_id
), waiting as (
  select account_id, sum(amount) as total from account_delta group by account_id
)
select
  (select count(*) from (
     select a.asset_id from account a left join waiting w on w.account_id = a.id
     group by a.asset_id having sum(a.balance + coalesce(w.total, 0)) <> 0
   ) unbalanced) as unbalanced_assets,
  (select count(*) from account where not overdraft and balance - held < 0) as overdrawn_accounts,
  (select count(*) from account a left join open_hold h on h.account_id = a.id
    where a.held <> coalesce(h.total, 0)) as held_not_sum_of_holds,
  (select count(*) from account_delta d join account a on a.id = d.account_id where not a.deferred) as stray_deltas;

create view invariant_posting as
with posted as (
  select account_id, count(*) as entries, sum(amount) as total, max(seq) as last_seq from entry group by account_id
), chain as (
  select amount, balance_after, lag(balance_after, 1, 0::bigint) over (partition by account_id order by seq) as before
  from entry
), side as (
  select transfer_id, account_id, amount from entry union all select transfer_id, account_id, amount from account_delta
), pair as (
  select transfer_id, count(*) as sides, sum(amount) as total, max(amount) as moved from side group by transfer_id
)
select
  (select count(*) from account a left join posted p on p.account_id = a.id
    where a.balance <> coalesce(p.total, 0)) as balance_not_sum_of_entries,
  (select count(*) from account a left join posted p on p.account_id = a.id
    where a.seq <> coalesce(p.entries, 0) or a.seq <> coalesce(p.last_seq, 0)) as seq_not_number_of_entries,
  (select count(*) from account a join entry e on e.account_id = a.id and e.seq = a.seq
    where e.balance_after <> a.balance) as last_entry_not_balance,
  (select count(*) from chain where before + amount <> balance_after) as broken_chains,
  (select count(*) from transfer t left join pair p on p.transfer_id = t.id
    where p.sides is distinct from 2 or p.total <> 0 or p.moved <> t.amount) as unpaired_transfers,
  (select count(*) from side s left join transfer t on t.id = s.transfer_id
    where t.id is null or s.account_id not in (t.debit_id, t.credit_id)
       or (s.amount < 0) <> (s.account_id = t.debit_id)) as stray_entries;

-- The same invariants from the checkpoint on. An account's `seq` counts its entries without gaps, so the entries above
-- the checkpoint's `seq` are all that came since, in whatever order transactions committed. `offset 0` makes the server
-- read them by their keys: its estimates do not know how few they are.
create view recent_invariant_posting as
with moved as materialized (
  select a.id, a.balance, a.seq, coalesce(c.balance, 0) as old_balance, coalesce(c.seq, 0) as old_seq
  from account a left join audit_account c on c.account_id = a.id
  where a.seq <> coalesce(c.seq, 0) or a.balance <> coalesce(c.balance, 0)
), fresh as materialized (
  select m.id as account_id, e.seq, e.transfer_id, e.amount, e.balance_after,
    lag(e.balance_after, 1, m.old_balance) over (partition by m.id order by e.seq) as before
  from moved m cross join lateral (select * from entry where account_id = m.id and seq > m.old_seq offset 0) e
), posted as (
  select account_id, count(*) as entries, sum(amount) as total, max(seq) as last_seq from fresh group by account_id
), side as materialized (
  select transfer_id, account_id, amount from fresh union all select transfer_id, account_id, amount from account_delta
), pair as (
  select transfer_id, count(*) as sides, sum(amount) as total, max(amount) as moved from side group by transfer_id
)
select
  (select count(*) from moved m left join posted p on p.account_id = m.id
    where m.balance <> m.old_balance + coalesce(p.total, 0)) as balance_not_sum_of_entries,
  (select count(*) from moved m left join posted p on p.account_id = m.id
    where m.seq <> m.old_seq + coalesce(p.entries, 0) or m.seq <> coalesce(p.last_seq, m.old_seq)) as seq_not_number_of_entries,
  (select count(*) from moved m join fresh e on e.account_id = m.id and e.seq = m.seq
    where e.balance_after <> m.balance) as last_entry_not_balance,
  (select count(*) from fresh where before + amount <> balance_after) as broken_chains,
  -- Both sides of a transfer that the checkpoint did not see came after it too.
  (select count(*) from transfer t left join pair p on p.transfer_id = t.id
    where in_audit(t.changed) and (p.sides is distinct from 2 or p.total <> 0 or p.moved <> t.amount)) as unpaired_transfers,
  (select count(*) from side s
    left join lateral (select id, debit_id, credit_id from transfer where id = s.transfer_id offset 0) t on true
    where t.id is null or s.account_id not in (t.debit_id, t.credit_id)
       or (s.amount < 0) <> (s.account_id = t.debit_id)) as stray_entries;

-- From bill to posting and back: each bill that is done has its postings, and each posting of a user has one bill. Only the
-- owner of a hold without a bill has none.
create view invariant_bill as
with done as materialized (
  select user_id, asset_id, direction, amount, fee, bonus, group_id from bill where status = 2 and in_audit(changed)
), moved as materialized (
  select group_id from done union select group_id from transfer where in_audit(changed)
), leg as materialized (
  select t.group_id, t.asset_id, t.debit_id, t.credit_id, t.amount, h.id is not null and h.bill_no is null as is_silent
  from transfer t left join hold h on h.id = t.hold_id where t.group_id in (select group_id from moved)
), posted as materialized (
  select s.group_id, a.owner_id, s.asset_id, sum(s.amount) as total, bool_and(s.is_silent) as is_silent
  from (
    select group_id, asset_id, credit_id as account_id, amount, false as is_silent from leg
    union all select group_id, asset_id, debit_id, -amount, is_silent from leg
  ) s join account a on a.id = s.account_id
  where a.owner_kind = 'user'
  group by s.group_id, a.owner_id, s.asset_id
)
select
  (select count(*) from done d where not exists (select 1 from leg l where l.group_id = d.group_id)) as bills_without_transfer,
  -- Hidden bills are bills like any other.
  (select count(*) from done b
    left join posted p on p.group_id = b.group_id and p.owner_id = b.user_id and p.asset_id = b.asset_id
    where p.total is distinct from b.bonus + case b.direction when 'SEND' then -(b.amount + b.fee) else b.amount - b.fee end
  ) as bills_apart_from_their_postings,
  (select count(*) from posted p where not p.is_silent and not exists (
    select 1 from bill b where b.group_id = p.group_id and b.user_id = p.owner_id and b.asset_id = p.asset_id
  )) as postings_without_bill,
  (select count(*) from (
    select 1 from bill where group_id in (select group_id from moved) group by group_id, user_id, asset_id having count(*) > 1
  ) doubled) as doubled_bills,
  (select count(*) from hold h join account a on a.id = h.account_id left join bill b on b.bill_no = h.bill_no
    where h.state = 0 and h.bill_no is not null
      and (b.user_id, b.asset_id, b.direction, b.status, b.amount + b.fee)
        is distinct from (a.owner_id, a.asset_id, 'SEND', 0::smallint, h.amount)) as open_holds_apart_from_their_bills,
  (select count(*) from bill b where b.direction = 'SEND' and b.status = 0
    and not exists (select 1 from hold h where h.bill_no = b.bill_no and h.state = 0)) as open_bills_without_hold,
  (select count(*) from bill where hidden and status = 0) as open_bills_out_of_sight;
