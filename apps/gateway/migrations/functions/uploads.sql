-- Bytes that the files of one use, and the open uploads, of a member take. Uploads of one member take turns until their statements
-- end, so that together they cannot take more room than there is. Left out: the upload that p_but names, and the documents that a new
-- one from another device replaces.
create or replace function room_taken(p_member bigint, p_use text, p_but text, p_handed_over bytea, p_kind text) returns bigint
language plpgsql as $$
begin
  perform 1 from member where id = p_member for no key update;
  -- A statement of its own: it sees what the one before has waited for.
  return (
    select coalesce(sum(size), 0) from (
      select size from stored_file where p_use = 'evidence' and owner_id = p_member
      union all
      select size from kyc_file where p_use = 'document' and owner_id = p_member
        and not (case_id is null and coalesce(handed_over = p_handed_over and kind = p_kind, false))
      union all
      select coalesce(size, received) from upload where owner_id = p_member and use = p_use and file_id is null
        and expires_at > app_now() and upload is distinct from p_but
    ) taken);
end $$;

-- Bytes that the pictures of a guest's conversation take. Its uploads take turns, as those of a member do.
create or replace function room_taken_by_guest(p_conversation bigint) returns bigint language plpgsql as $$
begin
  perform 1 from conversation where id = p_conversation for no key update;
  return (select coalesce(sum(size), 0) from stored_file where conversation_id = p_conversation);
end $$;

-- Keeps a part of an upload of a member. One whose size is announced takes bytes where it ends now; any other takes each part once,
-- in any order, while the files of the member leave room. Any other part changes nothing. Answers the upload as it is then; null where
-- the member has none of that name, or its time is over.
create or replace function keep_part(
  p_use text, p_owner bigint, p_handed_over bytea, p_room bigint, p part_of_upload, out p_now upload, out parts int, out has_part boolean
) language plpgsql as $$
declare
  v_fits boolean;
begin
  perform 1 from member where id = p_owner for no key update;
  select * into p_now from upload
  where upload = p.upload and use = p_use and owner_id = p_owner and handed_over is not distinct from p_handed_over and expires_at > app_now()
  for update;
  if p_now.upload is null then
    return;
  end if;
  if p_now.file_id is not null then
    v_fits := false;
  elsif p_now.size is not null then
    v_fits := p.starts_at = p_now.received and p.starts_at + p.size <= p_now.size;
  else
    v_fits := not exists (select 1 from upload_part where upload = p.upload and starts_at = p.starts_at)
      and room_taken(p_owner, p_use, null, null, null) + p.size <= p_room;
  end if;
  if v_fits then
    insert into upload_part (part, upload, starts_at, size, key_id, wrapped_key, sealed)
    values (p.upload || '/' || p.starts_at, p.upload, p.starts_at, p.size, p.key_id, p.wrapped_key, p.sealed);
    update upload set received = received + p.size where upload = p.upload returning * into p_now;
  end if;
  select count(*), coalesce(bool_or(starts_at = p.starts_at), false) into parts, has_part from upload_part where upload = p.upload;
end $$;
