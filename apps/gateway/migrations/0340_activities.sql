-- Activities bring members a reward. Each pays from an account of its own, which the house fills and which cannot go below zero.
insert into account_kind (owner_kind, kind, overdraft, deferred) values ('system', 'budget', false, false);

create table activity (
  id         bigint generated always as identity primary key,
  -- The members' apps and the operator name it by this.
  code       text not null unique check (code ~ '^[A-Z0-9_]{2,32}$'),
  -- What counts: completed trades, credited deposits, the first trade of somebody invited; free ones are for staff to give.
  kind       text not null check (kind in ('trade', 'deposit', 'invite', 'free')),
  -- As members read it, whatever the language; empty where the app words it.
  name       text not null default '',
  starts_at  timestamptz not null,
  ends_at    timestamptz not null check (ends_at > starts_at),
  -- So many of them bring one reward.
  goal       int not null default 1 check (goal > 0),
  -- The least that counts, in millionths of a USDT.
  min_amount bigint not null default 0 check (min_amount >= 0),
  -- In millionths of a USDT. An invitation brings it to both.
  reward     bigint not null check (reward > 0),
  budget     bigint not null check (budget >= reward),
  -- Rewards of one member; null for as many as the budget has.
  per_member int check (per_member > 0),
  created_at timestamptz not null default app_now()
);

-- A reward is a bonus: promised when it is earned, with its part of the budget on hold.
alter table bonus
  -- What earned it: how often the member has reached the goal, or who was invited.
  add column about text,
  -- Why staff look at it before it is credited.
  add column waits_for text check (waits_for in ('network', 'month')),
  add constraint bonus_of_budget check (about is null or (activity_code is not null and source in ('activity', 'invitation')));
create unique index bonus_about on bonus (activity_code, member_id, about) where about is not null;
create index bonus_promised on bonus (id) where about is not null and state = 'promised';

insert into process_move (process, event, from_state, to_state, actor, effect) values
  ('bonus', 'miss', 'new', 'dropped', 'platform', 'keep'),
  ('bonus', 'credit', 'promised', 'credited', 'operator', 'credit'),
  ('bonus', 'drop', 'promised', 'dropped', 'operator', 'cancel');

-- What a member has sold within a time. Purchases have theirs.
create index sale_completed on sale (seller_id, closed_at) where state = 'completed';
