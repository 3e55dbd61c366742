-- The inbox reads notices. Those of before were told by e-mail and SMS, and are no news.
alter table notice add column read_at timestamptz;
update notice set read_at = created_at;
create index notice_inbox on notice (member_id, id desc);
create index notice_unread on notice (member_id, type) where read_at is null;
