-- What orders the sales of one price, summed by day as records are: sales that count, the completed ones, how fast each was
-- released between 0 and 1, and when the last one ended.
alter table trade_day
  add column sold           int not null default 0,
  add column sold_completed int not null default 0,
  add column release_speed  numeric not null default 0,
  add column last_sold_at   timestamptz;

update trade_day d set sold = e.sold, sold_completed = e.sold_completed, release_speed = e.release_speed, last_sold_at = e.last_sold_at
from (
  select member_id, (ended_at at time zone 'UTC')::date as day, count(*) as sold, count(*) filter (where is_completed) as sold_completed,
    coalesce(sum(greatest(0, 1 - seconds / 1800)), 0) as release_speed, max(ended_at) as last_sold_at
  from trade_end where side = 'seller' group by 1, 2
) e where d.member_id = e.member_id and d.day = e.day;
