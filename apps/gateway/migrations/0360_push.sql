-- Notifications of browsers (Web Push).

-- A browser that takes notifications, for as long as nobody ends its session.
create table push_subscription (
  id           bigint generated always as identity primary key,
  member_id    bigint not null references member,
  -- The session in which the member subscribed last.
  session_hash bytea not null references session on delete cascade,
  -- Where the push service of the browser's vendor takes notifications, and the keys of the browser.
  endpoint     text not null unique,
  p256dh       bytea not null check (length(p256dh) = 65),
  auth         bytea not null check (length(auth) = 16),
  created_at   timestamptz not null default app_now(),
  -- When the app last renewed it.
  seen_at      timestamptz not null default app_now()
);
create index push_subscription_of_member on push_subscription (member_id, seen_at);
create index push_subscription_of_session on push_subscription (session_hash);
create index push_subscription_old on push_subscription (seen_at);

-- Whether notifications name amounts and people.
alter table member add column push_details boolean not null default false;

alter table message_setting drop constraint message_setting_channel_check;
alter table message_setting add check (channel in ('sms', 'email', 'push'));
alter table message drop constraint message_channel_check;
alter table message
  add check (channel in ('sms', 'email', 'push')),
  -- The browser that a notification goes to; it may be gone by then.
  add column push_id bigint,
  add check ((channel = 'push') = (push_id is not null));
drop index message_of_notice;
create unique index message_of_notice on message (notice_id, channel, name, push_id) nulls not distinct where notice_id is not null;
-- Phones and mailboxes have a queue, and browsers another one.
drop index message_due;
create index message_due on message ((name is null), try_at, id) where state = 'waiting' and channel <> 'push';
create index message_push_due on message (try_at, id) where state = 'waiting' and channel = 'push';
create index message_of_browser on message (push_id, id) where state = 'waiting' and channel = 'push';

-- A session that ends takes its notifications along.
create function follow_session() returns trigger language plpgsql as 'begin return null; end';
create trigger session_pushes after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function follow_session();
