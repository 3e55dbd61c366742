-- Time comes from the database, never from a process.

create or replace function app_now() returns timestamptz language sql stable as $$
  select now() + clock_shift_ms * interval '1 millisecond' from control where id = 1
$$;

-- The time of a money command. It raises P0A05 while money is stopped.
create or replace function money_now() returns timestamptz language plpgsql stable as $$
declare
  v_now timestamptz;
  v_halted timestamptz;
begin
  select now() + clock_shift_ms * interval '1 millisecond', halted_at into v_now, v_halted from control where id = 1;
  if v_halted is not null then
    raise exception 'money commands are stopped' using errcode = 'P0A05';
  end if;
  return v_now;
end $$;

create or replace function epoch_ms(p_at timestamptz) returns bigint language sql immutable as $$
  select floor(extract(epoch from p_at) * 1000)::bigint
$$;
