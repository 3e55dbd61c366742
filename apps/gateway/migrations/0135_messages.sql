-- One queue and one record for all messages to members outside the app. Before, steps of trades had a table of their own.

-- One message to one member on one channel. The row is there before the message is sent, so that a crash loses none; it stays
-- for a while, so that members can look at what they got.
create table message (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references member,
  channel    text not null check (channel in ('sms', 'email')),
  -- The subject that a member can switch off.
  type       text not null,
  -- What happened; each language has words for it.
  event      text not null,
  -- What tells this one from others of the same event, so that nothing is told twice.
  about      text not null,
  -- What the words name: amounts in minor units, times, a bill.
  facts      jsonb not null default '{}',
  created_at timestamptz not null default app_now(),
  tries      int not null default 0,
  try_at     timestamptz not null default app_now(),
  done_at    timestamptz,
  -- `unwanted`: the member switched the subject off before the message went out.
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'unwanted')),
  -- Where it went, masked, and its text without one-time codes.
  target     text not null default '',
  text       text not null default '',
  unique (member_id, channel, event, about),
  check ((state = 'waiting') = (done_at is null))
);
create index message_due on message (try_at, id) where state = 'waiting';
create index message_of_member on message (member_id, channel, id desc);
create index message_old on message (created_at);

insert into message (member_id, channel, type, event, about, facts, created_at, tries, try_at, done_at, state)
select case n.side when 'seller' then s.seller_id else b.buyer_id end, n.channel, 'order', n.event || ' ' || n.side,
  n.sale_id || ' ' || n.seq,
  jsonb_build_object('billNo', case n.side when 'seller' then s.bill_no else b.bill_no end, 'currency', s.asset_id,
    'amount', s.amount::text, 'fiat', s.fiat, 'fiatAmount', s.fiat_amount::text, 'until', (extract(epoch from n.due_at) * 1000)::bigint),
  n.created_at, n.tries, n.try_at, n.done_at, case when n.done_at is null then 'waiting' when n.is_sent then 'sent' else 'failed' end
from trade_notice n join sale s on s.id = n.sale_id left join purchase b on b.id = n.purchase_id
where n.side = 'seller' or b.buyer_id is not null
order by n.id;

-- Up to which transaction each source is turned into messages.
create table message_reader (
  name    text primary key,
  read_to xid8 not null default pg_current_xact_id()
);
insert into message_reader (name, read_to) select 'trades', read_to from trade_notice_reader;
insert into message_reader (name) values ('account');
drop table trade_notice, trade_notice_reader;

-- Changes of an account's security are read in the order of their transactions; what was there before is not told.
alter table outgoing_hold add column changed xid8;
alter table outgoing_hold alter column changed set default pg_current_xact_id();
create index outgoing_hold_changed on outgoing_hold (changed);
