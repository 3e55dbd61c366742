-- Counts what costs the house money or rows under all its counters, or under none if one that refuses is full: what is
-- refused costs nothing, so nobody fills the count of others by it. refused_by is the place of the full counter that stays
-- so for longest, counted from 1; points are the new counts. A cost counts p_weight times.
create or replace function count_cost(
  p_keys text[], p_limits int[], p_refuses boolean[], p_windows bigint[], p_weight int default 1,
  out refused_by int, out remaining bigint, out points int[]
) language plpgsql as $$
begin
  perform lock_counters(p_keys);
  select u.place, (extract(epoch from c.expires_at - app_now()) * 1000)::bigint into refused_by, remaining
  from unnest(p_keys, p_limits, p_refuses) with ordinality u(key, most, refuses, place)
    join attempt_counter c on c.key = u.key and c.expires_at > app_now()
  where u.refuses and c.points + p_weight > u.most
  order by c.expires_at desc limit 1;
  if refused_by is null then
    points := array(
      select (count_attempt(u.key, u.span, p_weight)).points
      from unnest(p_keys, p_windows) with ordinality u(key, span, place) order by u.place);
  end if;
end $$;
