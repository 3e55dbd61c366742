-- What exists in a sandbox only.

-- A database with real money has no scripted people, whatever a process believes.
create or replace function refuse_outside_sandbox() returns trigger language plpgsql as $$
begin
  if not (select sandbox from control where id = 1) then
    raise exception 'only a sandbox has scripted people' using errcode = '23514', constraint = tg_name;
  end if;
  return new;
end $$;
create or replace trigger scripted_person_in_sandbox before insert or update on scripted_person
  for each row execute function refuse_outside_sandbox();

-- Moves the clock ahead for everybody at once. Whoever is signed in stays so, and keeps the key of the device: the time that
-- was left is still left. The check of control refuses it outside a sandbox.
create or replace function skip_time(p_by bigint) returns timestamptz language plpgsql as $$
declare
  v_before timestamptz := app_now();
  v_by interval := p_by * interval '1 millisecond';
begin
  if p_by <= 0 then
    raise exception 'the clock only goes ahead' using errcode = '22023';
  end if;
  update control set clock_shift_ms = clock_shift_ms + p_by where id = 1;
  update session set slid_at = slid_at + v_by, expires_at = expires_at + v_by, absolute_at = absolute_at + v_by
  where ended_at is null and least(expires_at, absolute_at) > v_before;
  update key_session set expires_at = expires_at + v_by where expires_at > v_before;
  return app_now();
end $$;
