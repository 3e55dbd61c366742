-- An appeal after the end of a trade. It changes no state of the trade: what it holds has a hold and a bill of its own.
alter table appeal add column is_late boolean not null default false;
-- What was taken of the seller's spendable coins; less than the trade where the seller has less.
alter table appeal add column held bigint not null default 0 check (held >= 0 and (is_late or held = 0));
create unique index appeal_late_once on appeal (purchase_id) where is_late;
