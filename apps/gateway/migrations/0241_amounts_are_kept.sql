-- What a bill says it was, it stays. While it waits it may only become what was taken in the end, in the update that ends it.
create trigger bill_amounts_kept before update on bill for each row
  when ((new.amount, new.fee, new.asset_id, new.user_id, new.direction) is distinct from
        (old.amount, old.fee, old.asset_id, old.user_id, old.direction)
    and ((old.status, new.status) <> (0, 2)
      or (new.asset_id, new.user_id, new.direction) is distinct from (old.asset_id, old.user_id, old.direction)))
  execute function refuse_change();

create trigger hold_amounts_kept before update on hold for each row
  when ((new.amount, new.account_id) is distinct from (old.amount, old.account_id))
  execute function refuse_change();

create trigger withdrawal_amounts_kept before update on withdrawal for each row
  when ((new.amount, new.fee, new.value, new.currency, new.protocol, new.address, new.member_id) is distinct from
        (old.amount, old.fee, old.value, old.currency, old.protocol, old.address, old.member_id))
  execute function refuse_change();

create trigger merchant_payment_amounts_kept before update on merchant_payment for each row
  when ((new.amount, new.asset_id, new.merchant_id) is distinct from (old.amount, old.asset_id, old.merchant_id))
  execute function refuse_change();

create trigger deposit_amounts_kept before update on deposit for each row
  when ((new.raw, new.amount) is distinct from (old.raw, old.amount))
  execute function refuse_change();
