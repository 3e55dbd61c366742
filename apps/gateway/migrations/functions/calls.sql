-- Counts one attempt under a key; the first one opens a window of so many milliseconds.
create or replace function count_attempt(p_key text, p_window bigint, p_weight int default 1, out points int, out remaining bigint)
language sql as $$
  insert into attempt_counter as c (key, points, expires_at)
  values (p_key, p_weight, app_now() + p_window * interval '1 millisecond')
  on conflict (key) do update set
    points = case when c.expires_at <= app_now() then excluded.points else c.points + excluded.points end,
    expires_at = case when c.expires_at <= app_now() then excluded.expires_at else c.expires_at end
  returning points, (extract(epoch from expires_at - app_now()) * 1000)::bigint
$$;

-- Opens a call: finds the session of a token on its device, slides its end, ends the token that it replaces, and counts the call.
-- p.class is null where the process counts by itself; p.caller names somebody without a session.
create or replace function open_call(
  p call_opening, out opened_member bigint, out opened_type int,
  out opened_until timestamptz, out has_moved boolean, out end_reason text, out is_known boolean, out points int,
  out remaining bigint
) language plpgsql as $$
declare
  v_session session;
begin
  -- On another device a token is worth nothing, and says nothing about its session.
  select * into v_session from session where token_hash = p.token and device_id = p.device;
  is_known := found;
  if v_session.ended_at is null and least(v_session.expires_at, v_session.absolute_at) > app_now() then
    if v_session.replaces is not null then
      -- The new token has arrived: the old one is of no use any more.
      update session set ended_at = app_now(), end_reason = 'rotated'
      where token_hash = v_session.replaces and ended_at is null;
      update session set replaces = null where token_hash = p.token;
    end if;
    if p.slide and v_session.slid_at < app_now() - p.slide_after * interval '1 millisecond' then
      update session set slid_at = app_now(), expires_at = app_now() + p.idle * interval '1 millisecond'
      where token_hash = p.token returning expires_at into v_session.expires_at;
    end if;
    opened_member := v_session.member_id;
    opened_until := v_session.expires_at;
    has_moved := v_session.fingerprint <> p.fingerprint;
    select user_type into opened_type from member where id = v_session.member_id;
  else
    end_reason := v_session.end_reason;
  end if;
  if p.class is not null and (opened_member is not null or not p.needed) then
    select * into points, remaining
    from count_attempt('call ' || p.class || ' ' || coalesce('m' || opened_member, p.caller), p."window");
  end if;
end $$;
