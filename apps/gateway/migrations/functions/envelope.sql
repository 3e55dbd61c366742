-- Takes the number of a call: true for the first who asks, false for a number that has arrived or is too old. RFC 6479
-- and RFC 4303 (section 3.4.3) keep such a window. The row's lock lets several processes take turns.
create or replace function take_number(p_session bytea, p_number bigint) returns boolean
language plpgsql as $$
declare
  v_device uuid;
  v_seen bit(256);
begin
  update key_session set
    seen = case when p_number > top then (seen << least(p_number - top, 256)::int) | 1::bit(256)
      else set_bit(seen, 255 - (top - p_number)::int, 1) end,
    top = greatest(top, p_number)
  where id = p_session and version = 2 and expires_at > app_now()
    and (p_number > top or (p_number > top - 256 and get_bit(seen, 255 - (top - p_number)::int) = 0))
  returning device_id, seen into v_device, v_seen;
  if not found then return false; end if;
  -- The first call of the session proves that the device has its key. There is no way back to version 1 then.
  if v_seen = 1::bit(256) then
    insert into envelope_device (device_id, last_at) values (v_device, app_now())
    on conflict (device_id) do update set last_at = excluded.last_at;
    delete from key_session where device_id = v_device and version = 1;
  end if;
  return true;
end $$;

-- Opens a call of version 2, see open_call. A call that comes twice opens nothing, counts nothing and slides nothing.
create or replace function open_numbered_call(
  p_session bytea, p_number bigint, p call_opening, out is_taken boolean,
  out opened_member bigint, out opened_type int, out opened_until timestamptz, out has_moved boolean, out end_reason text,
  out is_known boolean, out points int, out remaining bigint
) language plpgsql as $$
begin
  is_taken := take_number(p_session, p_number);
  if is_taken then
    select o.opened_member, o.opened_type, o.opened_until, o.has_moved, o.end_reason, o.is_known, o.points, o.remaining
    into opened_member, opened_type, opened_until, has_moved, end_reason, is_known, points, remaining
    from open_call(p) o;
  end if;
end $$;
