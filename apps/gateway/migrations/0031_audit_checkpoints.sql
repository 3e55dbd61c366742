-- The audit of each minute looks only at what changed since the last one.

-- The transaction that last wrote the row. A row is new to the audit unless the checkpoint's snapshot saw that
-- transaction. Rows that are older than this migration count as audited: the first audit afterwards looks at everything.
-- The constant default comes first, so that the server does not rewrite the table.
alter table transfer add column changed xid8 not null default '0';
alter table bill add column changed xid8 not null default '0';
alter table hold add column changed xid8 not null default '0';
alter table deposit add column changed xid8 not null default '0';
alter table withdrawal add column changed xid8 not null default '0';
alter table withdrawal_day add column changed xid8 not null default '0';
alter table merchant_payment_part add column changed xid8 not null default '0';
alter table voucher_use add column changed xid8 not null default '0';
alter table bonus add column changed xid8 not null default '0';
alter table method_bonus_day add column changed xid8 not null default '0';
alter table acceptor_income add column changed xid8 not null default '0';

alter table transfer alter column changed set default pg_current_xact_id();
alter table bill alter column changed set default pg_current_xact_id();
alter table hold alter column changed set default pg_current_xact_id();
alter table deposit alter column changed set default pg_current_xact_id();
alter table withdrawal alter column changed set default pg_current_xact_id();
alter table withdrawal_day alter column changed set default pg_current_xact_id();
alter table merchant_payment_part alter column changed set default pg_current_xact_id();
alter table voucher_use alter column changed set default pg_current_xact_id();
alter table bonus alter column changed set default pg_current_xact_id();
alter table method_bonus_day alter column changed set default pg_current_xact_id();
alter table acceptor_income alter column changed set default pg_current_xact_id();

create index transfer_changed on transfer (changed);
create index bill_changed on bill (changed);
create index hold_changed on hold (changed);
create index deposit_changed on deposit (changed);
create index withdrawal_changed on withdrawal (changed);
create index withdrawal_day_changed on withdrawal_day (changed);
create index merchant_payment_part_changed on merchant_payment_part (changed);
create index voucher_use_changed on voucher_use (changed);
create index bonus_changed on bonus (changed);
create index method_bonus_day_changed on method_bonus_day (changed);
create index acceptor_income_changed on acceptor_income (changed);

-- Each audit looks at all bills that wait, and sums up the days that changed.
create index bill_open on bill (bill_no) where status = 0;
create index withdrawal_of_day on withdrawal (member_id, day) where state <> 'refused';
create index bonus_of_day on bonus (member_id, day) where source = 'payMethod' and state <> 'DROPPED';

-- What the last audit that found no fault saw.
create table audit_checkpoint (
  id       smallint primary key default 1 check (id = 1),
  snapshot pg_snapshot not null,
  at       timestamptz not null
);

-- The state of each account in that snapshot. Without a foreign key: its check would lock the account.
create table audit_account (
  account_id bigint primary key,
  seq        bigint not null,
  balance    bigint not null
) with (fillfactor = 70);

-- How the last audits went: `recent` looks at what changed, `full` at everything. Times are of the real clock.
create table audit_run (
  scope        text primary key check (scope in ('recent', 'full')),
  completed_at timestamptz,
  -- Names of the broken invariants that the last completed audit found, separated by commas.
  broken       text not null default '',
  -- When an audit last failed to complete, and why.
  failed_at    timestamptz,
  failure      text not null default ''
);
