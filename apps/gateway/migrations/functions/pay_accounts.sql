-- Accounts for the money of trades.

-- Whether an open trade pays into an account.
create or replace function is_account_in_trade(p_account bigint) returns boolean language sql stable as $$
  select exists (select 1 from sale where pay_account_id = p_account and closed_at is null)
$$;

-- Removes an account. The lock lets it take turns with a sale that is about to name the account.
create or replace function remove_pay_account(p_member bigint, p_account bigint) returns void language plpgsql as $$
begin
  perform 1 from pay_account where id = p_account and member_id = p_member and removed_at is null for update;
  if is_account_in_trade(p_account) then
    perform refuse('BANK_ACCOUNT_UNAVAILABLE');
  end if;
  update pay_account set removed_at = app_now(), is_pinned = false
  where id = p_account and member_id = p_member and removed_at is null;
end $$;
