-- When the key of an authenticator was first shown, and to which device: there it stays the same for a while, so that a page
-- that loads again does not break the code of an app that has the key already.
alter table member_otp
  add column offered_at timestamptz not null default app_now(),
  add column offered_to uuid;
