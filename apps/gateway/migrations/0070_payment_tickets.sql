-- A payment ticket is for one session, and for what its member confirmed: `confirmed` is a digest of receiver, amount,
-- currency, network and fee. Tickets live five minutes, so those of before have no use.
delete from pay_ticket;
alter table pay_ticket add column session_hash bytea not null, add column confirmed bytea;
alter type money_call add attribute confirmed bytea;
