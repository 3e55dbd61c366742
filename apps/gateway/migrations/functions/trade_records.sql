-- What members know of each other before they trade.

create or replace function utc_day(p_at timestamptz) returns date language sql immutable as $$
  select (p_at at time zone 'UTC')::date
$$;

-- How fast a release was: 1 at once, 0 after half an hour or more.
create or replace function release_speed(p_seconds numeric) returns numeric language sql immutable as $$
  select case when p_seconds is not null then greatest(0, 1 - p_seconds / 1800) end
$$;

-- When the buyer of a purchase said that it was paid; null for never. The last time counts.
create or replace function paid_at(b purchase) returns timestamptz language sql stable as $$
  select e.at from process_event e
  where e.process = 'trade' and e.case_id = b.sale_id and e.event = 'pay' and e.seq > b.first_seq and e.seq <= b.last_seq
  order by e.seq desc limit 1
$$;

-- Whether staff decided a purchase before its end.
create or replace function is_decided(p_purchase bigint) returns boolean language sql stable as $$
  select exists (select 1 from appeal a where a.purchase_id = p_purchase and not a.is_late and a.state = 'decided')
$$;

-- Counts a purchase that has ended, for the sides that it counts for. A cancellation that both agreed on counts for nobody, and
-- neither does that of a buyer whom the seller has not answered. Call it last: it locks rows of both members.
create or replace function count_trade_end(p_purchase bigint) returns void language plpgsql as $$
begin
  insert into trade_end (purchase_id, side, member_id, peer_id, began_at, ended_at, is_completed, seconds)
  select o.purchase_id, o.side, o.member_id, o.peer_id, o.began_at, o.ended_at, o.is_completed, o.seconds
  from trade_outcome o
  where o.purchase_id = p_purchase and not (o.side = 'buyer' and o.outcome = 'cancelled' and counterparty_was_silent(p_purchase, 'buyer', o.ended_at));

  -- In the order of the members, so that two trades of the same two never wait for each other.
  insert into trade_day as d (member_id, day, ended, completed, first_began_at, paid, pay_seconds, released, release_seconds,
                              sold, sold_completed, release_speed, last_sold_at)
  select e.member_id, utc_day(e.ended_at), 1, e.is_completed::int, case when e.is_completed then e.began_at end,
    (is_buyer and e.seconds is not null)::int, case when is_buyer then coalesce(e.seconds, 0) else 0 end,
    (is_seller and e.seconds is not null)::int, case when is_seller then coalesce(e.seconds, 0) else 0 end,
    is_seller::int, (is_seller and e.is_completed)::int, case when is_seller then coalesce(release_speed(e.seconds), 0) else 0 end,
    case when is_seller then e.ended_at end
  from trade_end e cross join lateral (select e.side = 'buyer' as is_buyer, e.side = 'seller' as is_seller) as side
  where e.purchase_id = p_purchase order by e.member_id
  on conflict (member_id, day) do update set ended = d.ended + 1, completed = d.completed + excluded.completed,
    first_began_at = least(d.first_began_at, excluded.first_began_at), paid = d.paid + excluded.paid,
    pay_seconds = d.pay_seconds + excluded.pay_seconds, released = d.released + excluded.released,
    release_seconds = d.release_seconds + excluded.release_seconds, sold = d.sold + excluded.sold,
    sold_completed = d.sold_completed + excluded.sold_completed, release_speed = d.release_speed + excluded.release_speed,
    last_sold_at = greatest(d.last_sold_at, excluded.last_sold_at);

  insert into trade_pair as t (member_id, peer_id, completed)
  select member_id, peer_id, 1 from trade_end where purchase_id = p_purchase and is_completed order by member_id
  on conflict (member_id, peer_id) do update set completed = t.completed + 1;
end $$;

-- The record of a member: of all time, and of the last 30 days. The days are sums; the oldest of the 30 is counted from its
-- trades, because only a part of it is in the window.
create or replace function trade_record(
  p_member bigint, out all_completed bigint, out first_began_at timestamptz, out ended bigint, out completed bigint,
  out pay_seconds numeric, out release_seconds numeric
) language sql stable as $$
  with win as (
    select app_now() - interval '30 days' as since
  ), late as (
    select d.ended, d.completed, d.paid, d.pay_seconds, d.released, d.release_seconds
    from trade_day d, win where d.member_id = p_member and d.day > utc_day(win.since)
    union all
    select count(*), count(*) filter (where e.is_completed), count(e.seconds) filter (where e.side = 'buyer'),
      coalesce(sum(e.seconds) filter (where e.side = 'buyer'), 0), count(e.seconds) filter (where e.side = 'seller'),
      coalesce(sum(e.seconds) filter (where e.side = 'seller'), 0)
    from trade_end e, win
    where e.member_id = p_member and e.ended_at > win.since and e.ended_at < (utc_day(win.since) + 1)::timestamp at time zone 'UTC'
  )
  select a.all_completed, a.first_began_at, l.ended, l.completed, l.pay_seconds, l.release_seconds
  from (select coalesce(sum(d.completed), 0)::bigint as all_completed, min(d.first_began_at) as first_began_at
        from trade_day d where d.member_id = p_member) a,
    (select coalesce(sum(late.ended), 0)::bigint as ended, coalesce(sum(late.completed), 0)::bigint as completed,
       sum(late.pay_seconds) / nullif(sum(late.paid), 0) as pay_seconds,
       sum(late.release_seconds) / nullif(sum(late.released), 0) as release_seconds from late) l
$$;

-- Between 0 and 1: completed sales of 30 days, how fast they were released, and how recent the last one is. Of days, as above.
create or replace function trade_score(p_member bigint) returns real language sql stable as $$
  with win as (
    select app_now() - interval '30 days' as since
  ), late as (
    select d.sold, d.sold_completed, d.released, d.release_speed, d.last_sold_at
    from trade_day d, win where d.member_id = p_member and d.day > utc_day(win.since)
    union all
    select count(*), count(*) filter (where e.is_completed), count(e.seconds), coalesce(sum(release_speed(e.seconds)), 0), max(e.ended_at)
    from trade_end e, win
    where e.member_id = p_member and e.side = 'seller' and e.ended_at > win.since
      and e.ended_at < (utc_day(win.since) + 1)::timestamp at time zone 'UTC'
  )
  select (0.5 * coalesce(sum(late.sold_completed)::numeric / nullif(sum(late.sold), 0), 0)
        + 0.3 * coalesce(sum(late.release_speed) / nullif(sum(late.released), 0), 0)
        + 0.2 * coalesce(greatest(0, 1 - extract(epoch from app_now() - max(late.last_sold_at)) / 2592000), 0))::real
  from late
$$;
