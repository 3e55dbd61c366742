-- Notifications of browsers.

-- After a session that somebody ended, its browser gets no notifications. One that goes on under a new token keeps them. A session
-- that only lapses keeps them too, without details.
create or replace function follow_session() returns trigger language plpgsql as $$
begin
  if new.end_reason = 'rotated' then
    update push_subscription p set session_hash = s.token_hash
    from session s where p.session_hash = new.token_hash and s.replaces = new.token_hash and s.ended_at is null;
  end if;
  delete from push_subscription where session_hash = new.token_hash;
  return null;
end $$;

-- Keeps a browser of the session of p_token, and of the member's browsers the p_most that were seen last. Nobody takes over a browser
-- with other keys than its own. Returns false where nothing is kept.
create or replace function keep_push(p_token bytea, p_endpoint text, p_p256dh bytea, p_auth bytea, p_most int) returns boolean
language plpgsql as $$
declare
  v_member bigint;
  v_id bigint;
begin
  -- An end of the session that runs at the same time comes before or after.
  select member_id into v_member from session where token_hash = p_token and ended_at is null for share;
  if not found then
    return false;
  end if;
  insert into push_subscription as p (member_id, session_hash, endpoint, p256dh, auth)
  values (v_member, p_token, p_endpoint, p_p256dh, p_auth)
  on conflict (endpoint) do update set member_id = v_member, session_hash = p_token, seen_at = app_now()
    where p.p256dh = p_p256dh and p.auth = p_auth
  returning id into v_id;
  if v_id is null then
    return false;
  end if;
  delete from push_subscription where id in (
    select id from push_subscription where member_id = v_member and id <> v_id order by seen_at desc, id desc offset p_most - 1);
  return true;
end $$;
