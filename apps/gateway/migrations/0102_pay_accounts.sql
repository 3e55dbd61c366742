-- Accounts with banks and payment apps, on which members receive the money of trades.
create table pay_account (
  id            bigint generated always as identity primary key,
  account_id    text not null unique,
  member_id     bigint not null references member,
  pay_method_id smallint not null check (pay_method_id in (1, 3, 4, 5)),
  -- 0 under review, 1 usable, 2 blocked.
  state         smallint not null default 1 check (state in (0, 1, 2)),
  -- A keyed hash of the number or the code: it belongs to one member at a time.
  number_hash   bytea not null,
  -- Name, bank and number, under the master key.
  sealed        bytea not null,
  qr_file_id    text references stored_file (file_id),
  is_pinned     boolean not null default false,
  last_used_at  timestamptz,
  removed_at    timestamptz,
  created_at    timestamptz not null default app_now()
);
create unique index pay_account_number on pay_account (pay_method_id, number_hash) where removed_at is null;
create unique index pay_account_pinned on pay_account (member_id, pay_method_id) where is_pinned and removed_at is null;
create index pay_account_member on pay_account (member_id) where removed_at is null;
