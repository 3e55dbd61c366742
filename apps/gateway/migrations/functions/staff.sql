-- The journal of staff.

-- The digest of a row and of the hash before it. Settings of a session do not change it.
create or replace function staff_journal_digest(p_row staff_journal) returns bytea language sql stable as $$
  select sha256(p_row.previous || convert_to((
    to_jsonb(p_row) - '{at,signature,previous,hash}'::text[]
    || jsonb_build_object('at', extract(epoch from p_row.at)::text, 'signature', encode(p_row.signature, 'hex')))::text, 'UTF8'))
$$;

-- Numbers a row and chains it to the one before. One transaction at a time adds rows: it is the last thing an act does.
create or replace function chain_staff_journal() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff_journal'));
  select j.id + 1, j.hash into new.id, new.previous from staff_journal j order by j.id desc limit 1;
  new.id := coalesce(new.id, 1);
  new.previous := coalesce(new.previous, '\x');
  new.at := app_now();
  new.hash := staff_journal_digest(new);
  return new;
end $$;
create or replace trigger staff_journal_chain before insert on staff_journal for each row execute function chain_staff_journal();

-- The first row that is not as it was written, or does not follow the one before; none if all are sound.
create or replace function broken_staff_journal() returns table (id bigint) language sql stable as $$
  select j.id from (
    select j.*, row_number() over w as place, lag(j.hash, 1, '\x'::bytea) over w as hash_before
    from staff_journal j window w as (order by j.id)) j join staff_journal k on k.id = j.id
  where j.place <> j.id or j.previous <> j.hash_before or j.hash <> staff_journal_digest(k)
  order by j.id limit 1
$$;
