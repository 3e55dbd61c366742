-- Coins bought in a trade stay for a while: when the buyer's payment is recalled, they must still be there.

-- What a member bought within so long a stay, and when each purchase is free. Nothing without a stay.
create or replace function bought_coins(p_member bigint, p_bought_type int, p_stay interval)
returns table (asset_id text, amount bigint, free_at timestamptz) language sql stable as $$
  -- A trade may end long after its bill was made.
  with bought as (
    select l.bill_no, l.asset_id, l.amount + l.bonus as amount, l.created_at + p_stay as free_at from bill l
    where l.user_id = p_member and l.biz_type = p_bought_type and l.direction = 'RECV' and l.status = 2
      and l.created_at > app_now() - p_stay
    union all
    select l.bill_no, l.asset_id, l.amount + l.bonus, b.closed_at + p_stay from purchase b join bill l on l.bill_no = b.bill_no
    where b.buyer_id = p_member and b.outcome = 'completed' and b.closed_at > app_now() - p_stay
  )
  -- What has paid a merchant is gone.
  select bought.asset_id, bought.amount - coalesce(o.paid, 0), max(bought.free_at)
  from bought left join merchant_payment_purchase o on o.bill_no = bought.bill_no
  group by bought.bill_no, bought.asset_id, bought.amount, o.paid
$$;

-- What of each asset must stay now, and when all of it is free, as JSON. p_stay is in milliseconds.
create or replace function unsettled_coins(p_member bigint, p_bought_type int, p_stay bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('asset', s.asset_id, 'amount', s.amount::text, 'until', epoch_ms(s.free_at))), '[]')
  from (
    select b.asset_id, sum(b.amount) as amount, max(b.free_at) as free_at
    from bought_coins(p_member, p_bought_type, p_stay * interval '1 millisecond') b group by b.asset_id
  ) s where s.amount > 0
$$;

-- Refuses with HOLDINGS_NOT_ENOUGH what has just left a member with fewer spendable coins than were bought within so many
-- milliseconds, and says when they are free. p_stay is null for members without that rule.
create or replace function keep_bought_coins(p_member bigint, p_asset text, p_bought_type int, p_stay bigint) returns void
language plpgsql as $$
declare
  v_left bigint;
  v_until timestamptz;
begin
  if p_stay is null then
    return;
  end if;
  v_left := spendable(p_member, p_asset);
  with later as (
    select free_at, sum(amount) over (order by free_at desc) as staying
    from bought_coins(p_member, p_bought_type, p_stay * interval '1 millisecond') where asset_id = p_asset
  )
  select max(free_at) into v_until from later where staying > v_left;
  if v_until is not null then
    raise exception using errcode = 'P0A10', message = 'HOLDINGS_NOT_ENOUGH',
      detail = jsonb_build_object('until', epoch_ms(v_until));
  end if;
end $$;
