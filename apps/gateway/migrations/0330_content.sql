-- What staff write for everybody: notices, questions, documents, banners. A text that is published never changes; a correction is
-- the next version, and earlier ones stay.
create table content (
  id bigint generated always as identity primary key,
  -- Its name in addresses, and the id that members' devices know it by.
  code text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 60),
  kind text not null check (kind in ('notice', 'marquee', 'popNotice', 'faq', 'page', 'banner'))
);

create table content_picture (
  -- The hash of its bytes, so that an address always has the same picture.
  file_name text primary key,
  mime_type text not null,
  bytes bytea not null
);

create table content_version (
  id bigint generated always as identity primary key,
  content_id bigint not null references content,
  number int not null,
  state text not null default 'new',
  version int not null default 0,
  changed xid8 not null default pg_current_xact_id(),
  -- The topic of a question, or the group of a banner; empty for the rest.
  place text not null default '',
  position int not null default 0,
  is_pinned boolean not null default false,
  picture text references content_picture,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  written_by text not null,
  written_at timestamptz not null default app_now(),
  published_by text,
  published_at timestamptz,
  reason text not null default '',
  unique (content_id, number),
  -- A second pair of eyes.
  constraint content_version_four_eyes check (lower(published_by) <> lower(written_by)),
  constraint content_version_published check ((published_by is null) = (published_at is null)
    and (published_by is not null or state in ('new', 'draft', 'dropped')))
);
create index content_version_published_now on content_version (content_id, number desc) where state = 'published';
create index content_version_changed on content_version (changed);

create table content_text (
  version_id bigint not null references content_version,
  lang text not null check (lang in ('en', 'zh_CN', 'zh_HK')),
  title text not null,
  -- As it was written.
  source text not null,
  -- In parts that are safe to show, and as plain text.
  body jsonb not null,
  plain text not null,
  -- The way that it leads, with its name.
  link text not null default '',
  action text not null default '',
  primary key (version_id, lang)
);

insert into process_state (process, state, wire, hold) values
  ('content', 'draft', 0, null),
  ('content', 'published', 1, null),
  ('content', 'ended', 2, null),
  ('content', 'dropped', 3, null);

insert into process_move (process, event, from_state, to_state, actor, effect) values
  ('content', 'write', 'new', 'draft', 'operator', 'keep'),
  ('content', 'publish', 'draft', 'published', 'operator', 'keep'),
  ('content', 'drop', 'draft', 'dropped', 'operator', 'keep'),
  ('content', 'end', 'published', 'ended', 'operator', 'keep');
