-- Tries at a secret. A try is booked before the gateway compares the secret, and settled afterwards. A booked try occupies a
-- place under each of its counters, so that parallel tries cannot share one, but only a wrong one counts. If nobody settles
-- it, because the process ended, its place is free again after the lease, and it counts for nothing.

-- Tries under the same counters take turns: this locks the counters' rows, in the order of their keys, so that two tries
-- never wait for each other. A new row has expired already, so it counts for nothing.
create or replace function lock_counters(p_keys text[]) returns void language sql as $$
  insert into attempt_counter (key, points, expires_at)
  select key, 0, app_now() from unnest(p_keys) key order by key
  on conflict (key) do update set key = excluded.key
$$;

-- Books a try under counters. p_limits: how many wrong ones block a counter, null if it never blocks. p_proofs: from how many
-- wrong ones on a try needs another proof, null if never; p_proven says that it came with one. Verdicts: `booked`; `blocked`;
-- `proof`; `busy` if tries that are running now decide whether there is a place.
create or replace function book_try(
  p_keys text[], p_limits int[], p_proofs int[], p_proven boolean, p_lease bigint,
  out verdict text, out try bigint, out blocked_until timestamptz
) language plpgsql as $$
declare
  v_points int;
  v_running int;
  v_end timestamptz;
begin
  perform lock_counters(p_keys);
  verdict := 'booked';
  for i in 1 .. cardinality(p_keys) loop
    select points, expires_at into v_points, v_end
    from attempt_counter where key = p_keys[i] and expires_at > app_now();
    v_points := coalesce(v_points, 0);
    select count(*) into v_running from attempt_try where key = p_keys[i] and until > app_now();
    if v_points >= p_limits[i] then
      verdict := 'blocked';
      blocked_until := greatest(blocked_until, v_end);
    elsif verdict <> 'blocked' and not p_proven and v_points >= p_proofs[i] then
      verdict := 'proof';
    elsif verdict = 'booked' and (
      v_points + v_running >= p_limits[i]
      or not p_proven and p_limits[i] is not null and v_points + v_running >= p_proofs[i]
    ) then
      verdict := 'busy';
    end if;
  end loop;
  if verdict = 'booked' then
    try := nextval('attempt_try_id');
    insert into attempt_try (id, key, until)
    select try, key, app_now() + p_lease * interval '1 millisecond' from unnest(p_keys) key;
  end if;
end $$;

-- Settles a try. A right one clears the first counter. A wrong one counts under all; the one that reaches a limit closes the
-- counter for p_block. p_right is null if nothing was compared. Answers the count and the end of the first counter, or
-- is_settled false when the lease is over: then the gateway must not tell what it has found.
create or replace function settle_try(
  p_try bigint, p_keys text[], p_limits int[], p_right boolean, p_window bigint, p_block bigint,
  out is_settled boolean, out points int, out ends_at timestamptz
) language plpgsql as $$
declare
  v_points int;
  v_end timestamptz;
begin
  perform lock_counters(p_keys);
  is_settled := exists (select 1 from attempt_try where id = p_try and until > app_now());
  delete from attempt_try where id = p_try;
  if not is_settled or p_right is null then
    return;
  end if;
  if p_right then
    delete from attempt_counter where key = p_keys[1];
    points := 0;
    return;
  end if;
  for i in 1 .. cardinality(p_keys) loop
    v_points := (count_attempt(p_keys[i], p_window)).points;
    update attempt_counter c set
      expires_at = case when v_points = p_limits[i] then app_now() + p_block * interval '1 millisecond' else c.expires_at end
    where c.key = p_keys[i] returning c.expires_at into v_end;
    if i = 1 then
      points := v_points;
      ends_at := v_end;
    end if;
  end loop;
end $$;

-- Ends the tries that are running under a counter, and forgets its count: the secret is another one now.
create or replace function forget_tries(p_key text) returns void language plpgsql as $$
begin
  perform lock_counters(array[p_key]);
  delete from attempt_try where id in (select id from attempt_try where key = p_key);
  delete from attempt_counter where key = p_key;
end $$;
