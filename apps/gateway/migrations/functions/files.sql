-- Whether the files of a member leave room for so many bytes. Uploads of one member take turns until their statements end, so
-- that together they cannot take more room than there is. With an upload: also whether it is still open, because a file stays what it is.
create or replace function has_file_room(p_member bigint, p_upload uuid, p_bytes bigint, p_room bigint) returns boolean
language plpgsql as $$
begin
  perform 1 from member where id = p_member for no key update;
  -- A statement of its own: it sees what the one before has waited for.
  return p_bytes <= p_room
    - (select coalesce(sum(size), 0) from stored_file where owner_id = p_member and upload is null)
    - (select coalesce(sum(size), 0) from file_part where owner_id = p_member)
    and not exists (select 1 from stored_file where owner_id = p_member and upload = p_upload);
end $$;

-- Whether the parts of an upload are these bytes and no more, until the statement ends.
create or replace function are_all_parts(p_member bigint, p_upload uuid, p_bytes bigint) returns boolean
language plpgsql as $$
begin
  perform 1 from member where id = p_member for no key update;
  return p_bytes = (select sum(size) from file_part where owner_id = p_member and upload = p_upload);
end $$;
