-- Server, database and timeline: a restored copy differs in one of them from where it was taken.
create or replace function signing_place() returns text language sql volatile as $$
  select (select system_identifier from pg_control_system()) || '/'
    || (select oid from pg_database where datname = current_database()) || '/'
    || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)
$$;

-- Whether nothing may be sent here. Each sender asks before it acts, and again in the transaction that signs.
create or replace function is_signing_held() returns boolean language sql volatile as $$
  select held_since is not null or place not in ('', signing_place()) from signing_state
$$;
