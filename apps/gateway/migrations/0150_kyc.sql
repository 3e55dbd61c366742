-- Applications for the levels 2 to 4, their documents, and how a person goes on with one on another device.

create table kyc_case (
  id          bigint generated always as identity primary key,
  -- What operators and logs call it.
  case_no     text not null unique,
  member_id   bigint not null references member,
  -- What it asks for.
  level       smallint not null check (level between 2 and 4),
  state       text not null default 'new',
  version     int not null default 0,
  reason      text not null default '',
  -- What the person said, under a key of its own, which the document key wraps. Null once it is deleted.
  key_id      text,
  wrapped_key bytea,
  sealed      bytea,
  created_at  timestamptz not null default app_now(),
  updated_at  timestamptz not null default app_now(),
  changed     xid8 not null default pg_current_xact_id(),
  check ((key_id is null) = (sealed is null) and (key_id is null) = (wrapped_key is null))
);
-- A person has one application at a time, also when two arrive together.
create unique index kyc_case_open on kyc_case (member_id) where state in ('new', 'submitted', 'reviewing');
create index kyc_case_member on kyc_case (member_id, id);
create index kyc_case_changed on kyc_case (changed);

insert into process_state (process, state, wire, hold) values
  ('kyc', 'submitted', 1, null),
  ('kyc', 'reviewing', 1, null),
  ('kyc', 'passed', 2, null),
  ('kyc', 'failed', 3, null);

insert into process_move (process, event, from_state, to_state, actor) values
  ('kyc', 'submit', 'new', 'submitted', 'member'),
  ('kyc', 'review', 'submitted', 'reviewing', 'operator'),
  ('kyc', 'review', 'submitted', 'reviewing', 'sandbox'),
  ('kyc', 'pass', 'submitted', 'passed', 'operator'),
  ('kyc', 'pass', 'submitted', 'passed', 'sandbox'),
  ('kyc', 'pass', 'reviewing', 'passed', 'operator'),
  ('kyc', 'pass', 'reviewing', 'passed', 'sandbox'),
  ('kyc', 'fail', 'submitted', 'failed', 'operator'),
  ('kyc', 'fail', 'submitted', 'failed', 'sandbox'),
  ('kyc', 'fail', 'reviewing', 'failed', 'operator'),
  ('kyc', 'fail', 'reviewing', 'failed', 'sandbox');

-- A table of their own: nothing that shows pictures of trades can show a document.
create table kyc_file (
  -- What the wire calls it: random, so that nobody can guess another.
  file_id     text primary key,
  owner_id    bigint not null references member,
  file_type   text not null check (file_type in ('IMG', 'VIDEO')),
  mime_type   text not null,
  -- Of the uploaded bytes: those of a picture are encoded again.
  sha256      bytea not null,
  size        int not null check (size > 0),
  width       int,
  height      int,
  -- Each file has a key of its own; the document key of this id wraps it. A new document key rewraps the keys alone.
  key_id      text not null,
  wrapped_key bytea not null,
  sealed      bytea not null,
  -- The application that it belongs to, for good.
  case_id     bigint references kyc_case,
  -- What it shows: also known before the application where another device sent it.
  kind        text check (kind in ('idFront', 'idBack', 'video', 'funds')),
  -- Digest of the token with which another device sent it.
  handed_over bytea,
  created_at  timestamptz not null default app_now()
);
create index kyc_file_owner on kyc_file (owner_id);
create index kyc_file_case on kyc_file (case_id) where case_id is not null;
create index kyc_file_key on kyc_file (key_id);

-- The digits that a member reads out in a video.
create table kyc_video_code (
  member_id  bigint primary key references member,
  code_hash  bytea not null,
  expires_at timestamptz not null
);

-- What went wrong before a video could be sent, so that staff can help.
create table kyc_video_failure (
  id        bigint generated always as identity primary key,
  member_id bigint not null references member,
  reason    text not null,
  at        timestamptz not null default app_now()
);
create index kyc_video_failure_member on kyc_video_failure (member_id, at);

-- A member who goes on with an application on another device. The token is made of the seed and the pepper.
create table kyc_hand_over (
  member_id   bigint primary key references member,
  -- The level that it is for: a token of one application is nothing in another.
  level       smallint not null,
  seed        bytea not null,
  token_hash  bytea not null unique,
  expires_at  timestamptz not null,
  -- The device that has proved the phone, and the digest of its code.
  device      text,
  code_hash   bytea
);

-- How the sandbox reviews applications: by itself, or only by hand.
create table sandbox_review (
  id      int primary key default 1 check (id = 1),
  by_hand boolean not null default false
);
insert into sandbox_review default values;
