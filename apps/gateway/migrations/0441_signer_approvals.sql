-- Payments that the signer makes once persons have approved them. Each row is one text that they sign; a payment that has to be signed again
-- gets another row. The signer alone decides whether a signature counts.
create table signer_approval (
  id           uuid primary key,
  protocol     text not null,
  -- Of the payment, such as a bill number.
  reference    text not null,
  from_address text not null,
  to_address   text not null,
  contract     text not null,
  currency     text not null,
  decimals     int not null,
  raw          numeric(78, 0) not null check (raw > 0),
  until        timestamptz not null,
  made_at      timestamptz not null default app_now(),
  -- The last answer of the signer.
  said         text not null,
  -- Set together with what was signed.
  used_at      timestamptz,
  refused_by   text,
  refused_why  text,
  -- Another row has taken its place, or a person has refused it.
  ended_at     timestamptz,
  check ((refused_by is null) = (refused_why is null))
);
create unique index signer_approval_live on signer_approval (protocol, reference) where ended_at is null;

create table signer_approval_signature (
  approval_id uuid not null references signer_approval (id),
  by_staff    text not null,
  signature   bytea not null check (octet_length(signature) = 64),
  at          timestamptz not null default app_now(),
  primary key (approval_id, by_staff)
);
