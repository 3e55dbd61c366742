-- Lists of one kind of bill, and the limits that people set for themselves.

create index bill_of_kind on bill (user_id, biz_type, created_at desc, bill_no desc);

-- A limit below the platform's. It falls at once; a rise waits in the columns that begin with `next`.
create table own_limit (
  member_id   bigint not null references member (id),
  kind        text not null check (kind in ('payment', 'orderQuantity')),
  -- In force: millionths of a USDT, or orders; null while the platform's own limit is the only one.
  active      bigint check (active >= 0),
  -- The number last chosen, shown again after the limit was switched off.
  kept        bigint check (kept >= 0),
  next_active bigint check (next_active >= 0),
  next_kept   bigint check (next_kept >= 0),
  next_at     timestamptz,
  primary key (member_id, kind),
  check (next_at is not null or (next_active is null and next_kept is null))
);

-- How many orders were made a day.
create table order_day (
  member_id bigint not null references member (id),
  day       date not null,
  used      int not null check (used >= 0),
  primary key (member_id, day)
);

create view invariant_bill as
with posted as (
  select t.group_id, a.owner_id, t.asset_id,
    sum(case a.id when t.credit_id then t.amount else -t.amount end) as total
  from transfer t join account a on a.id in (t.debit_id, t.credit_id)
  where a.owner_kind = 'user'
  group by t.group_id, a.owner_id, t.asset_id
)
select
  -- Hidden bills are bills like any other.
  (select count(*) from bill b
    left join posted p on p.group_id = b.group_id and p.owner_id = b.user_id and p.asset_id = b.asset_id
    where b.status = 2
      and p.total is distinct from case b.direction when 'SEND' then -(b.amount + b.fee) else b.amount - b.fee end
  ) as bills_apart_from_their_postings,
  (select count(*) from hold h join account a on a.id = h.account_id left join bill b on b.bill_no = h.bill_no
    where h.state = 0 and h.bill_no is not null
      and (b.user_id, b.asset_id, b.direction, b.status, b.amount + b.fee)
        is distinct from (a.owner_id, a.asset_id, 'SEND', 0::smallint, h.amount)) as open_holds_apart_from_their_bills,
  (select count(*) from bill b where b.direction = 'SEND' and b.status = 0
    and not exists (select 1 from hold h where h.bill_no = b.bill_no and h.state = 0)) as open_bills_without_hold,
  (select count(*) from bill where hidden and status = 0) as open_bills_out_of_sight;
