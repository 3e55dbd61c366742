-- A transfer that waits too long is signed again under its nonce with a higher fee: one of the attempts can be carried out, and
-- every one of them is kept, because any may turn out to be that one.
alter table evm_transfer add column attempt int not null default 0;
alter table evm_transfer drop constraint evm_transfer_pkey;
alter table evm_transfer add primary key (protocol, address, nonce, attempt);
