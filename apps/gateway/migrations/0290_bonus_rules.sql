-- A pay method's bonus comes once in a while for the same two members, and within what the house gives away in a day.
create table bonus_pair (
  low_id  bigint not null references member (id),
  high_id bigint not null references member (id),
  -- The purchase that brought it last.
  bill_no text not null,
  at      timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index bonus_pair_high on bonus_pair (high_id);
create index bonus_pair_bill on bonus_pair (bill_no);
insert into bonus_pair (low_id, high_id, bill_no, at)
select distinct on (1, 2) least(b.member_id, s.seller_id), greatest(b.member_id, s.seller_id), b.bill_no, b.planned_at
from bonus b join purchase p on p.bill_no = b.bill_no join sale s on s.id = p.sale_id
where b.source = 'payMethod' and b.state <> 'DROPPED'
order by 1, 2, b.planned_at desc;

create table house_bonus_day (
  day     date primary key,
  used    bigint not null check (used >= 0),
  changed xid8 not null default pg_current_xact_id()
);
create index house_bonus_day_changed on house_bonus_day (changed);
create index method_bonus_day_day on method_bonus_day (day);
insert into house_bonus_day (day, used) select day, sum(used) from method_bonus_day group by day;

-- How long a pair rests after a bonus, in milliseconds, and what the house gives away in a day. Both are null in a request
-- for a purchase that is older than these rules.
alter type bonus_promise add attribute pair_rest bigint, add attribute house_cap bigint;
