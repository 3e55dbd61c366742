-- Each money command stores its answer under (actor, key), so that the same command happens once.
-- A refusal that later calls must see is stored and returned. What nobody may remember is raised instead:
-- P0A04 the key belongs to another command, P0A05 money is stopped, 55P03 a lock was not free in time.

-- Claims the key of a command and stores p_result, the answer that success will give. A second command with the same key
-- waits here for the first. Returns the answer of the first where there was one; then nothing else may happen.
create or replace function idem_claim(
  p_actor bigint, p_key text, p_op text, p_hash text, p_result jsonb, p_now timestamptz
) returns command_answer language plpgsql as $$
declare
  v_first idem;
begin
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_actor, p_key, p_op, p_hash, '0000', p_result, p_now) on conflict (actor, key) do nothing;
  if found then
    return null;
  end if;
  select * into strict v_first from idem where actor = p_actor and key = p_key;
  if v_first.op <> p_op or v_first.hash <> p_hash then
    raise exception 'the key was used for another command' using errcode = 'P0A04';
  end if;
  return (v_first.code, v_first.result)::command_answer;
end $$;

-- Replaces the stored answer by a refusal, so that a late duplicate cannot succeed after somebody saw it refused.
create or replace function idem_refuse(p_actor bigint, p_key text, p_code text) returns command_answer
language plpgsql as $$
begin
  update idem set code = p_code, result = null where actor = p_actor and key = p_key;
  return (p_code, null::jsonb)::command_answer;
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
