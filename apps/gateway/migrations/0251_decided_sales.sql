-- A sale that staff gave to the buyer, in whole or in part, is none that its seller completed: it leaves the records of sellers.
create temporary table decided on commit drop as
  select e.purchase_id, e.member_id, e.peer_id, (e.ended_at at time zone 'UTC')::date as day
  from trade_end e join appeal a on a.purchase_id = e.purchase_id and not a.is_late and a.outcome = 'verdict'
  where e.side = 'seller' and e.is_completed;

update trade_end e set is_completed = false, seconds = null from decided d where e.purchase_id = d.purchase_id and e.side = 'seller';

update trade_day d set completed = e.completed, first_began_at = e.first_began_at, released = e.released,
  release_seconds = e.release_seconds, sold_completed = e.sold_completed, release_speed = e.release_speed
from (
  select member_id, (ended_at at time zone 'UTC')::date as day, count(*) filter (where is_completed) as completed,
    min(began_at) filter (where is_completed) as first_began_at, count(seconds) filter (where side = 'seller') as released,
    coalesce(sum(seconds) filter (where side = 'seller'), 0) as release_seconds,
    count(*) filter (where side = 'seller' and is_completed) as sold_completed,
    coalesce(sum(greatest(0, 1 - seconds / 1800)) filter (where side = 'seller'), 0) as release_speed
  from trade_end group by 1, 2
) e where d.member_id = e.member_id and d.day = e.day and (d.member_id, d.day) in (select member_id, day from decided);

update trade_pair p set completed = p.completed - n.count
from (select member_id, peer_id, count(*) from decided group by 1, 2) n where p.member_id = n.member_id and p.peer_id = n.peer_id;
delete from trade_pair where completed = 0;
