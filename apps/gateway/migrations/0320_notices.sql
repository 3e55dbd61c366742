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
  -- What the link in its message does. The token is a keyed hash of `about`, so the database alone makes no link.
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
-- What an owner hears of a change goes out before anything else.
drop index message_due;
create index message_due on message ((name is null), try_at, id) where state = 'waiting';
create unique index message_of_notice on message (notice_id, channel, name) nulls not distinct where notice_id is not null;

-- A message that a process hands over again after the death of another is delivered once.
alter table outbox_message add column key text unique;

-- The end of a request writes its notice in its own transaction. Owners still hear of those that ended before.
insert into notice (member_id, type, event, about, link, addressee)
select m.id, 'securityChange', case r.state when 'done' then 'recovered ' || r.kind else 'notRecovered' end, gen_random_uuid()::text,
  '{"does": "freeze"}',
  jsonb_build_object('language', m.language, 'antiPhishingCode', m.anti_phishing_code, 'names', (
    select coalesce(jsonb_agg(distinct n), '[]') from (values
      (case when m.phone is not null then jsonb_build_object('kind', 'phone', 'areaCode', m.country_code, 'number', m.phone) end),
      (case when m.email is not null then jsonb_build_object('kind', 'email', 'email', m.email) end),
      (case when r.old_phone is not null then jsonb_build_object('kind', 'phone', 'areaCode', r.old_country_code, 'number', r.old_phone) end),
      (case when r.old_email is not null then jsonb_build_object('kind', 'email', 'email', r.old_email) end)) as v (n)
    where n is not null))
from recovery_request r join member m on m.id = r.member_id where r.state in ('done', 'failed') and r.told_at is null;
drop index recovery_request_untold;
alter table recovery_request drop column telling_until, drop column told_at,
  drop column old_country_code, drop column old_phone, drop column old_email;
