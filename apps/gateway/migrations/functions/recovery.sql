-- Stops the waiting request of a member, if it replaces one of some things. Signing in with what is said to be lost does
-- this, and so do a link in a message and a shut account. p_by is `member`, `link` or `operator`.
create or replace function stop_recovery(p_member bigint, p_kinds text[], p_by text, p_reason text) returns int
language plpgsql as $$
declare
  v_id bigint;
  v_count int := 0;
begin
  for v_id in
    select id from recovery_request where member_id = p_member and state = 'waiting' and kind = any (p_kinds) for no key update
  loop
    perform move_case('recovery', v_id, 'stop', p_by, p_reason);
    -- The hash is of no use any more.
    update recovery_request set password_hash = '' where id = v_id and kind = 'password';
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
