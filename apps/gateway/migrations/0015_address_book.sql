-- Whom one sends to, and where one's money may go.
alter table member
  -- Withdrawals go only to addresses of one's book that are a day old.
  add column address_whitelist boolean not null default false,
  -- The fee of a withdrawal comes out of the typed amount instead of on top of it.
  add column full_amount boolean not null default false;

-- A person, or an address for one currency over one network.
create table contact (
  id             text primary key,
  member_id      bigint not null references member (id),
  name           text not null,
  remark         text not null,
  payee_id       bigint references member (id),
  currency       text,
  network        text,
  address        text,
  -- One text for each address, in whatever case it is written.
  address_key    text,
  checksum_holds boolean,
  created_at     timestamptz not null default app_now(),
  unique (member_id, payee_id),
  unique (member_id, currency, network, address_key),
  check (num_nonnulls(currency, network, address, address_key, checksum_holds) = case when payee_id is null then 5 else 0 end)
);
