-- Who a member is, by an identity document.
create table identity (
  member_id    bigint primary key references member,
  country_code text not null,
  -- 1 ID card, 2 passport, 3 permit of Hong Kong or Macao.
  id_type      smallint not null check (id_type in (1, 2, 3)),
  -- A keyed hash of the document: one person verifies one account.
  document     bytea not null unique,
  -- Real name, document number and date of birth, under the master key.
  sealed       bytea not null,
  verified_at  timestamptz not null default app_now()
);
