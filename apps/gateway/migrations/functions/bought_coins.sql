-- Coins bought in a trade stay for a while: when the buyer's payment is recalled, they must still be there.

-- Refuses with HOLDINGS_NOT_ENOUGH what has just left a member with fewer spendable coins than were bought within so many
-- milliseconds, and says when they are free. p_stay is null for members without that rule.
create or replace function keep_bought_coins(p_member bigint, p_asset text, p_bought_type int, p_stay bigint) returns void
language plpgsql as $$
declare
  v_stay interval := p_stay * interval '1 millisecond';
  v_left bigint;
  v_until timestamptz;
begin
  if p_stay is null then
    return;
  end if;
  v_left := spendable(p_member, p_asset);
  -- A trade may end long after its bill was made.
  with bought as (
    select bill_no, amount, created_at + v_stay as free_at from bill
    where user_id = p_member and asset_id = p_asset and biz_type = p_bought_type and direction = 'RECV' and status = 2
      and created_at > app_now() - v_stay
    union all
    select l.bill_no, l.amount, b.closed_at + v_stay from purchase b join bill l on l.bill_no = b.bill_no
    where b.buyer_id = p_member and b.outcome = 'completed' and b.closed_at > app_now() - v_stay and l.asset_id = p_asset
  ), held as (
    -- What has paid a merchant is gone.
    select bought.amount - coalesce(o.paid, 0) as amount, max(free_at) as free_at
    from bought left join merchant_payment_purchase o on o.bill_no = bought.bill_no group by bought.bill_no, bought.amount, o.paid
  ), later as (
    select free_at, sum(amount) over (order by free_at desc) as staying from held
  )
  select max(free_at) into v_until from later where staying > v_left;
  if v_until is not null then
    raise exception using errcode = 'P0A10', message = 'HOLDINGS_NOT_ENOUGH',
      detail = jsonb_build_object('until', epoch_ms(v_until));
  end if;
end $$;
