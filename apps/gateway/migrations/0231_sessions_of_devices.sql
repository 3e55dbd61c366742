-- The browser that a session was opened in, or that has proven since that its member is there. Null in sessions from before.
alter table session add column fingerprint bytea;
-- They take the device of the caller now.
drop function if exists open_numbered_call(bytea, bigint, bytea, boolean, boolean, bigint, bigint, text, text, bigint);
drop function if exists open_call(bytea, boolean, boolean, bigint, bigint, text, text, bigint);
