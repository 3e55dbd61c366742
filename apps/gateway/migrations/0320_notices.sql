-- What a member hears is one row per event, written with the event. Messages by e-mail and SMS are read from it.

create table notice (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references member,
  -- The subject that a member can switch off.
  type       text not null,
  -- What happened; each language has words for it.
  event      text not null,
  -- What tells this one from others of the same event, so that nothing is told twice.
  about      text not null,
  -- What the words name: amounts in minor units, times, a bill.
  facts      jsonb not null default '{}',
  -- What the link in its message does, and the seed of the link's token. The token itself takes the pepper.
  link       jsonb,
  -- Of a change that a thief may have made: the names, the language and the anti-phishing code that the owner had before it.
  addressee  jsonb,
  created_at timestamptz not null default app_now(),
  is_queued  boolean not null default false,
  unique (member_id, event, about)
);
create index notice_unqueued on notice (id) where not is_queued;
create index notice_old on notice (created_at);
create index notice_of_trades on notice (member_id, created_at) where type = 'order';

insert into notice (member_id, type, event, about, facts, created_at, is_queued)
select distinct on (member_id, event, about) member_id, type, event, about, facts, created_at, true
from message where type <> 'code' order by member_id, event, about, id;

alter table message
  add column notice_id bigint references notice,
  -- The phone or mailbox it goes to; null for what the member has when it goes out.
  add column name jsonb;
update message m set notice_id = n.id from notice n
where n.member_id = m.member_id and n.event = m.event and n.about = m.about and m.type <> 'code';
alter table message drop column event, drop column about, drop column facts;
create unique index message_of_notice on message (notice_id, channel, name) nulls not distinct where notice_id is not null;

-- A message that a process hands over again after the death of another is delivered once.
alter table outbox_message add column key text unique;

-- The end of a request is told once, in a transaction.
alter table recovery_request drop column telling_until;
