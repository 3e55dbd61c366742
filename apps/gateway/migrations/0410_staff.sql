-- Staff by name. The private part of a key never comes here.
create table staff (
  id         bigint generated always as identity primary key,
  name       text not null check (name ~ '^[A-Za-z][A-Za-z0-9-]{1,31}$'),
  -- Ed25519 (RFC 8032).
  public_key bytea not null unique check (length(public_key) = 32),
  roles      text[] not null check (cardinality(roles) > 0),
  made_at    timestamptz not null default app_now(),
  ended_at   timestamptz
);
-- A name has one owner for ever, so that the journal stays clear.
create unique index staff_name on staff (lower(name));

-- The member accounts of a person, whose cases this person does not handle.
create table staff_member (
  staff_id  bigint not null references staff,
  member_id bigint not null references member,
  primary key (staff_id, member_id)
);

-- What a person signs before an action. Each is used once.
create table staff_challenge (
  id       uuid primary key,
  staff_id bigint not null references staff,
  text     text not null,
  made_at  timestamptz not null default app_now()
);

-- Every act of staff, and every look at personal data. Rows are numbered without gaps, and each holds the hash of the one before.
create table staff_journal (
  id        bigint primary key,
  at        timestamptz not null,
  kind      text not null check (kind in ('act', 'task', 'look', 'proposal', 'refusal')),
  by_staff  text not null check (by_staff <> ''),
  -- The second person, for what needs two.
  second    text check (lower(second) <> lower(by_staff)),
  verb      text not null,
  arguments jsonb not null,
  about     text not null,
  members   bigint[] not null,
  why       text not null check (kind = 'look' or why <> ''),
  before    jsonb,
  after     jsonb,
  -- What the person signed, and the signature.
  signed    text not null,
  signature bytea not null,
  previous  bytea not null,
  hash      bytea not null
);
create index staff_journal_by on staff_journal (lower(by_staff), id desc);
create index staff_journal_members on staff_journal using gin (members);
create trigger staff_journal_append_only before update or delete on staff_journal
  for each row execute function refuse_change();
create trigger staff_journal_whole before truncate on staff_journal for each statement execute function refuse_change();
