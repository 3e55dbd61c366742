-- Removes what nothing uses, and names the credit of a deposit by its word. From here on the functions live in
-- functions/ and the views in views/, which split this one.

drop view invariant;

drop function op_mint(bigint, text, text, text, bigint, text, bigint, int, text, text, bigint);
-- The limit of a day counts worth over all assets, so the gateway checks it.
drop function op_transfer(bigint, text, text, bigint, bigint, text, bigint, bigint, boolean, int, int, text, bigint);
-- A deposit that an older release credited must still find its answer.
update idem set op = 'credit' where op = 'mint';

-- The unique key goes with its column.
alter table account drop column shard;
alter table account add unique (owner_kind, owner_id, kind, asset_id);

-- Nothing was ever posted to these accounts; the transfers' foreign keys refuse the deletion if something was.
delete from account where owner_kind = 'system' and kind = 'suspense';
delete from account_kind where owner_kind = 'system' and kind = 'suspense';

-- It kept the time of sign-up, whatever changed the password afterwards, and nobody read it.
alter table member drop column password_changed_at;
