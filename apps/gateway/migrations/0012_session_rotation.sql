-- A change of credentials gives the caller a new token. The old one ends when the new one is used for the first time, so
-- that an answer lost on the way locks nobody out.
alter table session add column replaces bytea;
create index session_successor on session (replaces) where replaces is not null;
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('elsewhere', 'replaced', 'logout', 'revoked', 'rotated'));
