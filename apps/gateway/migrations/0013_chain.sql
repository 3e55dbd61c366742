-- Money that comes in over networks.

-- Who has addresses of their own; the id is the index of the derivation path, below 2^31.
create table address_owner (
  id         int generated always as identity primary key,
  member_id  bigint not null unique references member (id),
  created_at timestamptz not null default app_now()
);

-- Networks of one family share the address.
create table deposit_address (
  protocol   text not null,
  address    text not null,
  owner_id   int not null references address_owner (id),
  created_at timestamptz not null default app_now(),
  primary key (protocol, address),
  unique (owner_id, protocol)
);

-- How far each network was read. The lease spares the network a second reader; nothing is wrong with two.
create table chain_cursor (
  protocol     text primary key,
  block        bigint not null,
  leased_until timestamptz not null default '-infinity',
  scanned_at   timestamptz
);

create table deposit (
  id            bigint generated always as identity primary key,
  protocol      text not null,
  txid          text not null,
  log_index     int not null,
  member_id     bigint not null references member (id),
  address       text not null,
  -- As the network calls it; asset_id and amount are null for a token that is not ours.
  currency      text not null,
  raw           numeric(78, 0) not null check (raw >= 0),
  asset_id      text references asset (id),
  -- Minor units, rounded down.
  amount        bigint check (amount >= 0),
  -- Null while no block that counts holds it.
  block         bigint,
  block_hash    text,
  confirmations int not null default 0,
  required      int not null,
  state         text not null,
  version       int not null default 0,
  reason        text not null default '',
  bill_no       text unique references bill (bill_no),
  -- The newest block when it lost its own.
  orphaned_at   bigint,
  first_seen_at timestamptz not null default app_now(),
  updated_at    timestamptz not null default app_now(),
  credited_at   timestamptz,
  unique (protocol, txid, log_index),
  check ((asset_id is null) = (amount is null)),
  check ((state = 'credited') = (credited_at is not null)),
  check ((block is null) = (block_hash is null))
);
create index deposit_of_member on deposit (member_id, id desc);
create index deposit_open on deposit (protocol) where state in ('confirming', 'orphaned', 'review');
create index deposit_block on deposit (protocol, block);

-- Legal moves are rows.
create table deposit_transition (
  from_state text not null,
  to_state   text not null,
  primary key (from_state, to_state)
);
insert into deposit_transition (from_state, to_state) values
  ('new', 'confirming'), ('new', 'small'), ('new', 'ignored'),
  ('confirming', 'credited'), ('confirming', 'review'), ('confirming', 'orphaned'),
  ('orphaned', 'confirming'), ('orphaned', 'dropped'), ('dropped', 'confirming'),
  ('review', 'credited'), ('review', 'cancelled'), ('review', 'orphaned');

create table deposit_event (
  deposit_id bigint not null references deposit (id),
  seq        int not null,
  from_state text not null,
  to_state   text not null,
  reason     text not null default '',
  at         timestamptz not null default app_now(),
  primary key (deposit_id, seq),
  foreign key (from_state, to_state) references deposit_transition (from_state, to_state)
);
create trigger deposit_event_append_only before update or delete on deposit_event
  for each row execute function refuse_change();

-- What the house's wallet on an EVM network has signed. Its nonces are given out here, without gaps: a transfer that was
-- signed for a reference is found again instead of being signed anew.
create table evm_wallet (
  protocol   text not null,
  address    text not null,
  next_nonce bigint not null default 0,
  primary key (protocol, address)
);

create table evm_transfer (
  protocol   text not null,
  address    text not null,
  nonce      bigint not null,
  ref        text not null,
  txid       text not null unique,
  payload    text not null,
  created_at timestamptz not null default app_now(),
  primary key (protocol, address, nonce),
  foreign key (protocol, address) references evm_wallet (protocol, address)
);
create index evm_transfer_ref on evm_transfer (protocol, ref, nonce desc);

-- A bill of money that is on its way; op_mint completes it.
create function op_expect(p_user bigint, p_asset text, p_amount bigint, p_biz_type int, p_remark text) returns text
language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := next_bill_no(v_now);
begin
  insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, remark, created_at)
  values (v_bill, p_user, 'RECV', p_biz_type, p_asset, p_amount, 0, p_remark, v_now);
  return v_bill;
end $$;

drop function op_mint(bigint, text, text, text, bigint, text, bigint, int, text);

-- From a system account (world: money that came in from outside; promo: a bonus) to a user. With p_bill it completes a
-- waiting bill of op_expect instead of writing a new one.
create function op_mint(
  p_actor bigint, p_key text, p_hash text, p_source text, p_to bigint, p_asset text, p_amount bigint, p_biz_type int,
  p_remark text, p_bill text default null, out code text, out result jsonb
) language plpgsql as $$
declare
  v_now timestamptz := money_now();
  v_bill text := coalesce(p_bill, next_bill_no(v_now));
  v_group uuid := gen_random_uuid();
  v_credit bigint;
begin
  result := jsonb_build_object('billNo', v_bill, 'groupId', v_group,
                               'createdAt', floor(extract(epoch from v_now) * 1000)::bigint);
  insert into idem (actor, key, op, hash, code, result, at)
  values (p_actor, p_key, 'mint', p_hash, '0000', result, v_now) on conflict (actor, key) do nothing;
  if not found then
    select * into code, result from idem_replay(p_actor, p_key, 'mint', p_hash);
    return;
  end if;

  v_credit := user_account(p_to, p_asset);
  code := case
    when p_amount <= 0 then 'AMOUNT_INVALID'
    when v_credit is null then 'ASSET_NOT_FOUND'
  end;
  if code is null and p_bill is not null then
    update bill set status = 2, group_id = v_group
    where bill_no = p_bill and user_id = p_to and asset_id = p_asset and amount = p_amount and direction = 'RECV'
      and status = 0;
    if not found then
      code := 'ORDER_ALREADY_DONE';
    end if;
  end if;
  if code is not null then
    code := idem_refuse(p_actor, p_key, code);
    result := null;
    return;
  end if;

  perform 1 from account where id = v_credit for no key update;
  perform post_leg(v_group, 1, system_account(p_source, p_asset), v_credit, p_asset, p_amount, p_biz_type, null, 0, v_now);
  if p_bill is null then
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, remark, group_id, created_at)
    values (v_bill, p_to, 'RECV', p_biz_type, p_asset, p_amount, 2, p_remark, v_group, v_now);
  end if;
  insert into outbox (topic, payload, at)
  values ('mint', result || jsonb_build_object('to', p_to, 'assetId', p_asset, 'amount', p_amount::text,
                                               'bizType', p_biz_type), v_now);
  code := '0000';
end $$;

-- What came in, however it came: 3 over a network, 2 bought from a seller, 1 put in by the house.
create view recharge as
select b.bill_no, b.user_id, case when d.id is not null then 3 when b.biz_type = 902 then 2 else 1 end as type,
  b.asset_id, b.amount, case d.state when 'review' then 1 else b.status end as status, d.protocol,
  coalesce(d.confirmations, 0) as confirmations, coalesce(d.required, 0) as required, d.txid, d.address,
  coalesce(d.reason, '') as reason, case when b.status = 2 then coalesce(d.credited_at, b.created_at) end as credited_at,
  coalesce(d.updated_at, b.created_at) as updated_at, b.created_at, b.hidden
from bill b left join deposit d on d.bill_no = b.bill_no
where b.direction = 'RECV' and b.biz_type in (101, 902);

-- The audit reads every view whose name begins with `invariant`; each column counts violations and must be 0.
create view invariant_deposit as
select
  (select count(*) from deposit d where d.state = 'credited' and not exists (
     select 1 from bill b join transfer t on t.group_id = b.group_id
     where b.bill_no = d.bill_no and b.status = 2 and b.user_id = d.member_id and b.asset_id = d.asset_id
       and t.amount = d.amount)) as credited_deposits_without_transfer,
  (select count(*) from deposit d join bill b on b.bill_no = d.bill_no
    where b.status <> case d.state when 'credited' then 2 when 'confirming' then 0 when 'review' then 0
                                   when 'orphaned' then 0 else -1 end) as deposits_and_bills_apart,
  (select count(*) from deposit d where d.version <> (select count(*) from deposit_event e where e.deposit_id = d.id)
      or d.state is distinct from (select e.to_state from deposit_event e where e.deposit_id = d.id
                                   order by e.seq desc limit 1)) as deposits_apart_from_their_events;
