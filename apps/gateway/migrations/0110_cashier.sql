-- Merchants' payments: a named payer, purchases that pay for them, refunds, and each try to deliver a notice.

-- Digest of the real name that the payer must have; null where anybody may pay.
alter table merchant_payment add column payer_name bytea;

-- A purchase whose coins pay a merchant at its completion.
create table merchant_payment_purchase (
  id               bigint generated always as identity primary key,
  payment_id       bigint not null references merchant_payment,
  buyer_id         bigint not null references member,
  -- Of the buyer's order. The order may ask acceptors for some minutes before it has a bill.
  req_no           text not null,
  amount           bigint not null check (amount > 0),
  -- The fee's terms when the buyer ordered.
  fee_basis_points int not null,
  fee_least        bigint not null,
  bill_no          text unique references bill (bill_no),
  -- The coins paid the merchant; the buyer keeps them; the trade failed. Null before that.
  outcome          text check (outcome in ('paid', 'kept', 'failed')),
  -- What the merchant got of the coins.
  paid             bigint not null default 0 check (paid >= 0),
  created_at       timestamptz not null default app_now(),
  unique (buyer_id, req_no),
  check ((outcome is not distinct from 'paid') = (paid > 0) and paid <= amount)
);
create index merchant_payment_purchase_of on merchant_payment_purchase (payment_id);

-- What a merchant gave back of a payment, by its own number.
create table merchant_refund (
  payment_id    bigint not null references merchant_payment,
  out_refund_no text not null,
  -- Of the merchant.
  bill_no       text not null unique references bill (bill_no),
  receiver_id   bigint not null references member,
  at            timestamptz not null default app_now(),
  changed       xid8 not null default pg_current_xact_id(),
  primary key (payment_id, out_refund_no)
);
create index merchant_refund_changed on merchant_refund (changed);
create trigger merchant_refund_append_only before update or delete on merchant_refund
  for each row execute function refuse_change();

-- Tries to deliver notices to merchants' servers.
create table merchant_notice_try (
  id         bigint generated always as identity primary key,
  payment_id bigint not null references merchant_payment,
  edition    int not null,
  -- The status that the notice told.
  status     int not null,
  -- Empty for a delivery.
  failure    text not null,
  -- When the gateway tries again; null where it does not.
  next_at    timestamptz,
  at         timestamptz not null default app_now()
);
create index merchant_notice_try_of on merchant_notice_try (payment_id, id);

insert into process_state (process, state, wire, hold) values ('payment', 'refunded', 5, null);

insert into process_move (process, event, from_state, to_state, actor) values
  ('payment', 'arrive', 'created', 'paying', 'trade'),
  ('payment', 'arrive', 'expired', 'paying', 'trade'),
  ('payment', 'expire', 'created', 'expired', 'trade'),
  ('payment', 'expire', 'paying', 'expired', 'trade'),
  ('payment', 'refund', 'paid', 'refunded', 'merchant'),
  ('payment', 'refund', 'expired', 'refunded', 'merchant'),
  ('payment', 'refund', 'closed', 'refunded', 'merchant');
