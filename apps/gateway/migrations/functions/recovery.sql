-- Stops the waiting request of a member, if it replaces one of some things. Signing in with what is said to be lost does
-- this, and so do a link in a message and a shut account. p_by is `member`, `link` or `operator`.
create or replace function stop_recovery(p_member bigint, p_kinds text[], p_by text, p_reason text) returns int
language plpgsql as $$
declare
  v record;
  v_count int := 0;
begin
  for v in
    select id, version from recovery_request
    where member_id = p_member and state = 'waiting' and kind = any (p_kinds) for no key update
  loop
    update recovery_request set state = 'stopped', version = v.version + 1, reason = p_reason, updated_at = app_now(),
      password_hash = case when kind = 'password' then '' end
    where id = v.id;
    perform note_event('recovery', v.id, v.version + 1, 'stop', 'waiting', 'stopped', p_by);
    delete from process_deadline where process = 'recovery' and case_id = v.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
