-- The address of the wallet that pays on each network. A signer that has another key is noticed before it signs.
create table house_wallet (
  protocol text primary key,
  address  text not null,
  since    timestamptz not null default app_now()
);

-- What has signed and is no deposit address is the wallet. Of several, nobody knows which one is the present one.
insert into house_wallet (protocol, address)
select signer.protocol, min(signer.address)
from (
  select protocol, address from evm_wallet
  union all
  select 'TRC20', address from tron_signer
) signer
where not exists (
  select from deposit_address d where d.protocol = signer.protocol and d.address = signer.address
)
group by signer.protocol having count(*) = 1;
