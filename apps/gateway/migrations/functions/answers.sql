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

-- Shuffles the numbers below 10^8 with a secret key: a Feistel network of six rounds over two halves of four digits.
-- Each number goes to another one, so numbers stay unique until the sequence starts again.
create or replace function shuffle_number(p_number bigint, p_key bytea) returns bigint language plpgsql immutable as $$
declare
  v_left bigint := p_number / 10000;
  v_right bigint := p_number % 10000;
  v_digest bytea;
  v_next bigint;
begin
  for v_round in 1..6 loop
    v_digest := sha256(p_key || int8send(v_round * 10000 + v_right));
    v_next := (v_left + get_byte(v_digest, 0) * 65536 + get_byte(v_digest, 1) * 256 + get_byte(v_digest, 2)) % 10000;
    v_left := v_right;
    v_right := v_next;
  end loop;
  return v_left * 10000 + v_right;
end $$;

-- The number begins with the time in UTC+8, which both sides of a bill know. The rest tells nobody how many bills there are.
create or replace function next_bill_no(p_now timestamptz) returns text language sql volatile as $$
  select to_char(p_now at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS')
    || lpad(shuffle_number(nextval('bill_no_seq'), bill_no_key)::text, 8, '0')
  from control where id = 1
$$;
