-- Whether the answer of a question helped. Staff see the counts.
create table answer_rating (
  version_id bigint not null references content_version,
  -- `member` and its id, or `device` and its key, of somebody without a session.
  rater text not null,
  is_helpful boolean not null,
  rated_at timestamptz not null default app_now(),
  primary key (version_id, rater)
);
