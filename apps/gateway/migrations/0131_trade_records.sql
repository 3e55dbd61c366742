-- What reputations are made of: one row for each side that an ended trade counts for, and its sums by day and by pair.

create table trade_end (
  purchase_id  bigint not null references purchase,
  side         text not null check (side in ('buyer', 'seller')),
  member_id    bigint not null references member,
  peer_id      bigint not null references member,
  began_at     timestamptz not null,
  ended_at     timestamptz not null,
  is_completed boolean not null,
  -- From the match to the payment as a buyer, from the payment to the release as a seller. Null for neither.
  seconds      numeric,
  primary key (purchase_id, side)
);
create index trade_end_of on trade_end (member_id, ended_at);

-- Days of UTC.
create table trade_day (
  member_id       bigint not null references member,
  day             date not null,
  ended           int not null default 0,
  completed       int not null default 0,
  first_began_at  timestamptz,
  paid            int not null default 0,
  pay_seconds     numeric not null default 0,
  released        int not null default 0,
  release_seconds numeric not null default 0,
  primary key (member_id, day)
);

-- Completed trades of two members, once for each of them.
create table trade_pair (
  member_id bigint not null references member,
  peer_id   bigint not null references member,
  completed int not null,
  primary key (member_id, peer_id)
);

do $$
begin
  -- The functions that this needs come later to a new database, which has no trades.
  if not exists (select 1 from purchase where outcome is not null) then
    return;
  end if;
  insert into trade_end (purchase_id, side, member_id, peer_id, began_at, ended_at, is_completed, seconds)
  select b.id, d.side, case d.side when 'seller' then s.seller_id else b.buyer_id end,
    case d.side when 'seller' then b.buyer_id else s.seller_id end, b.created_at, d.ended_at, b.outcome = 'completed',
    case when d.side = 'buyer' then extract(epoch from paid.at - b.created_at)
         when b.outcome = 'completed' then extract(epoch from d.ended_at - paid.at) end
  from purchase b join sale s on s.id = b.sale_id
    cross join lateral (
      select 'seller' as side, s.closed_at as ended_at where s.purchase_id = b.id and s.closed_at is not null and s.state <> 'cancelled'
      union all
      select 'buyer', b.closed_at where not (b.outcome = 'cancelled' and s.state = 'cancelled' and s.purchase_id is not distinct from b.id)
        and not (b.outcome = 'cancelled' and was_left_alone(b.id, 'buyer', b.closed_at))
    ) d
    left join lateral (
      select e.at from process_event e where e.process = 'trade' and e.case_id = s.id and e.event = 'pay'
        and e.seq > b.first_seq and e.seq <= b.last_seq order by e.seq desc limit 1
    ) paid on true
  where b.outcome is not null;

  insert into trade_day (member_id, day, ended, completed, first_began_at, paid, pay_seconds, released, release_seconds)
  select member_id, (ended_at at time zone 'UTC')::date, count(*), count(*) filter (where is_completed),
    min(began_at) filter (where is_completed), count(seconds) filter (where side = 'buyer'),
    coalesce(sum(seconds) filter (where side = 'buyer'), 0), count(seconds) filter (where side = 'seller'),
    coalesce(sum(seconds) filter (where side = 'seller'), 0)
  from trade_end group by 1, 2;

  insert into trade_pair (member_id, peer_id, completed)
  select member_id, peer_id, count(*) from trade_end where is_completed group by 1, 2;
end $$;
