-- A payment code with an amount can be paid once. Static codes leave no trace here.
create table payment_text_paid (
  payee_id   bigint not null references member (id),
  nonce      text not null,
  payer_id   bigint not null references member (id),
  bill_no    text not null references bill (bill_no),
  paid_at    timestamptz not null default app_now(),
  -- Of the code: afterwards nobody can pay it anyway.
  expires_at timestamptz not null,
  primary key (payee_id, nonce)
);
create index payment_text_paid_expiry on payment_text_paid (expires_at);
