-- Bytes that the files and the open uploads of a member take. Uploads of one member take turns until their statements end, so
-- that together they cannot take more room than there is. Left out: the upload that p_but names, and the files that the new one replaces.
create or replace function kyc_room_taken(p_member bigint, p_but text, p_handed_over bytea, p_kind text) returns bigint
language plpgsql as $$
begin
  perform 1 from member where id = p_member for no key update;
  -- A statement of its own: it sees what the one before has waited for.
  return (
    select coalesce(sum(size), 0) from kyc_file
    where owner_id = p_member and not (case_id is null and coalesce(handed_over = p_handed_over and kind = p_kind, false))
  ) + (
    select coalesce(sum(size), 0) from kyc_upload
    where owner_id = p_member and file_id is null and expires_at > app_now() and upload is distinct from p_but
  );
end $$;
