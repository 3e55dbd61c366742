-- Each money command stores its answer under (actor, key), so that the same command happens once.
-- A refusal that later calls must see is stored and returned. What nobody may remember is raised instead:
-- P0A04 the key belongs to another command, P0A05 money is stopped, 55P03 a lock was not free in time.

-- The stored answer of a command that ran before.
create or replace function idem_replay(p_actor bigint, p_key text, p_op text, p_hash text, out code text, out result jsonb)
language plpgsql as $$
declare
  v_first idem;
begin
  select * into strict v_first from idem where actor = p_actor and key = p_key;
  if v_first.op <> p_op or v_first.hash <> p_hash then
    raise exception 'key was used for another command' using errcode = 'P0A04';
  end if;
  code := v_first.code;
  result := v_first.result;
end $$;

-- Replaces the stored answer by a refusal.
create or replace function idem_refuse(p_actor bigint, p_key text, p_code text) returns text language plpgsql as $$
begin
  update idem set code = p_code, result = null where actor = p_actor and key = p_key;
  return p_code;
end $$;

-- The number begins with the time in UTC+8.
create or replace function next_bill_no(p_now timestamptz) returns text language sql volatile as $$
  select to_char(p_now at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad(nextval('bill_no_seq')::text, 8, '0')
$$;
