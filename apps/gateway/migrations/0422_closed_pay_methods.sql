-- Ways to pay on which nothing begins now, for the side of the member who would begin it. A row without a method closes the
-- whole side. Opening again deletes the row; the journal of staff keeps when, who and why.
create table closed_pay_method (
  side          text not null check (side in ('buy', 'sell')),
  pay_method_id smallint,
  closed_by     text not null check (closed_by <> ''),
  reason        text not null check (reason <> ''),
  closed_at     timestamptz not null default app_now(),
  unique nulls not distinct (side, pay_method_id)
);
