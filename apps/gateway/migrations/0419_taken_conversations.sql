-- The person of staff who answers a conversation with support, since when, and until when nobody else does.
alter table conversation
  add column taken_by text,
  add column taken_at timestamptz,
  add column taken_until timestamptz,
  add constraint conversation_taken check (num_nulls(taken_by, taken_at, taken_until) in (0, 3));
