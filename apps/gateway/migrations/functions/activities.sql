-- Activities: what counts for a reward, and how it is promised, credited or dropped.

-- A job looks what a member has earned, once this transaction is done. Nothing where no activity runs.
create or replace function await_rewards(p_member bigint) returns void language plpgsql as $$
begin
  if exists (select 1 from activity where starts_at <= app_now() and ends_at > app_now()) then
    perform graphile_worker.add_job('giveRewards', payload => json_build_object('memberId', p_member::text),
                                    job_key => 'rewards:' || p_member, run_at => now());
  end if;
end $$;

-- Trades in USDT that a member has completed within a time, with at least this amount, and with whom.
create or replace function completed_trades(p_member bigint, p_from timestamptz, p_until timestamptz, p_least bigint)
returns table (bill_no text, kind text, amount bigint, at timestamptz, peer bigint) language sql stable as $$
  -- A bill has what came of the trade: a verdict may have split it.
  select p.bill_no, 'buy', l.amount, p.closed_at, s.seller_id
  from purchase p join sale s on s.id = p.sale_id join bill l on l.bill_no = p.bill_no
  where p.buyer_id = p_member and p.outcome = 'completed' and p.closed_at >= p_from and p.closed_at < p_until
    and l.asset_id = 'USDT' and l.amount >= p_least
  union all
  select s.bill_no, 'sell', l.amount, s.closed_at, p.buyer_id
  from sale s join purchase p on p.sale_id = s.id and p.outcome = 'completed' join bill l on l.bill_no = s.bill_no
  where s.seller_id = p_member and s.state = 'completed' and s.closed_at >= p_from and s.closed_at < p_until
    and l.asset_id = 'USDT' and l.amount >= p_least
$$;

-- Lists what a member does for an activity: `counts`, `open` for what is under way, `appeal` for what somebody has appealed.
create or replace function parts_of(a activity, p_member bigint)
returns table (bill_no text, kind text, amount bigint, at timestamptz, status text) language sql stable as $$
  select t.bill_no, t.kind, t.amount, t.at, 'counts' from completed_trades(p_member, a.starts_at, a.ends_at, a.min_amount) t where a.kind = 'trade'
  union all
  select p.bill_no, 'buy', s.amount, p.created_at, case when s.state in ('appeal', 'arbitration') then 'appeal' else 'open' end
  from purchase p join sale s on s.id = p.sale_id
  where a.kind = 'trade' and p.buyer_id = p_member and p.outcome is null and s.asset_id = 'USDT' and s.amount >= a.min_amount
    and app_now() >= a.starts_at and app_now() < a.ends_at
  union all
  select s.bill_no, 'sell', s.amount, s.created_at, case when s.state in ('appeal', 'arbitration') then 'appeal' else 'open' end
  from sale s
  where a.kind = 'trade' and s.seller_id = p_member and s.closed_at is null and s.asset_id = 'USDT' and s.amount >= a.min_amount
    and app_now() >= a.starts_at and app_now() < a.ends_at
  union all
  select d.bill_no, 'deposit', d.amount, coalesce(d.credited_at, d.first_seen_at),
    case d.state when 'credited' then 'counts' else 'open' end
  from deposit d
  where a.kind = 'deposit' and d.member_id = p_member and d.asset_id = 'USDT' and d.amount >= a.min_amount
    and coalesce(d.credited_at, app_now()) >= a.starts_at and coalesce(d.credited_at, app_now()) < a.ends_at
    and d.state in ('credited', 'confirming', 'orphaned')
$$;

-- Promises one reward. Without p_is_covered the budget is used up, and the member hears that. Nothing where it was promised before.
-- p_coupon has the terms of a coupon of an invitation, and the most that it brings.
create or replace function promise_reward(
  a activity, p_member bigint, p_about text, p_waits_for text, p_is_covered boolean, p_coupon jsonb default null
) returns bonus language plpgsql as $$
declare
  v_grant bonus;
begin
  insert into bonus (member_id, source, name, activity_code, amount, about, waits_for, is_voucher)
  values (p_member, case a.kind when 'invite' then 'invitation' else 'activity' end, a.name, a.code,
    coalesce((p_coupon ->> 'most')::bigint, a.reward), p_about, p_waits_for,
    p_coupon is not null or exists (select 1 from activity_voucher where activity_id = a.id))
  on conflict do nothing returning * into v_grant;
  if v_grant.id is null then
    return null;
  end if;
  if p_coupon is not null then
    insert into invitation_voucher (bonus_id, kind, rate, value, min_amount, max_bonus, days)
    select v_grant.id, c.kind, c.rate, c.value, c.min_amount, c.max_bonus, c.days
    from jsonb_to_record(p_coupon) c (kind smallint, rate bigint, value bigint, min_amount bigint, max_bonus bigint, days int);
  end if;
  if p_is_covered then
    perform hold_budget(a.id, v_grant.amount, v_grant.id);
    perform move_case('bonus', v_grant.id, 'promise', 'platform');
  else
    perform move_case('bonus', v_grant.id, 'miss', 'platform', 'budget');
  end if;
  select * into v_grant from bonus where id = v_grant.id;
  return v_grant;
end $$;

-- Why staff look at the rewards of an invitation first: one network invites a crowd, or one member does. Null where nobody need look.
create or replace function review_of(i invitation, p_network_day int, p_month int, p_month_start timestamptz) returns text
language sql stable as $$
  select case
    when (select count(*) from invitation o
      where o.network = i.network and o.bound_at > i.bound_at - interval '1 day'
        and (o.bound_at, o.member_id) <= (i.bound_at, i.member_id)) > p_network_day then 'network'
    when (select count(*) from bonus b
      where b.member_id = i.inviter_id and b.source = 'invitation' and b.about <> b.member_id::text and not b.is_voucher
        and b.waits_for is null and b.state <> 'dropped' and b.planned_at >= p_month_start) >= p_month then 'month'
  end
$$;

-- Promises what a member has earned in one activity, in an invitation with the coupons of `inviter` and `invited` in p_coupons: calls at the same time take turns. Returns what it promised, and what it could not.
create or replace function earn_rewards(
  p_code text, p_member bigint, p_network_day int, p_month int, p_month_start timestamptz, p_coupons jsonb default '{}'
) returns setof bonus language plpgsql as $$
declare
  a activity;
  i invitation;
  v_due int;
  v_grant bonus;
  v_is_covered boolean;
begin
  select * into strict a from activity where code = p_code for no key update;
  if a.kind = 'invite' then
    select * into i from invitation where member_id = p_member;
    if i.member_id is null
      or exists (select 1 from bonus where activity_code = a.code and member_id = p_member and about = p_member::text)
      -- Two people who trade with each other alone show nothing.
      or not exists (select 1 from completed_trades(p_member, greatest(a.starts_at, i.bound_at), a.ends_at, a.min_amount) t
                       where t.peer <> i.inviter_id)
      or a.per_member <= (select count(*) from bonus where activity_code = a.code and member_id = i.inviter_id
                            and about <> member_id::text and not is_voucher and state <> 'dropped') then
      return;
    end if;
    -- Both get everything or neither does.
    v_is_covered := budget_left(a.id) >= 2 * a.reward + coalesce((p_coupons -> 'inviter' ->> 'most')::bigint, 0)
      + coalesce((p_coupons -> 'invited' ->> 'most')::bigint, 0);
    return query select (g.r).* from (
      select promise_reward(a, w.who, p_member::text || case when w.coupon is null then '' else ' coupon' end,
        review_of(i, p_network_day, p_month, p_month_start), v_is_covered, w.coupon) as r
      from (values (true, i.inviter_id, null::jsonb), (true, p_member, null), (false, i.inviter_id, nullif(p_coupons -> 'inviter', 'null')),
        (false, p_member, nullif(p_coupons -> 'invited', 'null'))) w (is_amount, who, coupon)
      where w.is_amount or w.coupon is not null offset 0) g where (g.r).id is not null;
    return;
  end if;
  select count(*) / a.goal into v_due from parts_of(a, p_member) where status = 'counts';
  for v_nth in 1 .. least(v_due, coalesce(a.per_member, v_due)) loop
    v_grant := promise_reward(a, p_member, v_nth::text, null, budget_left(a.id) >= a.reward);
    if v_grant.id is not null then
      return next v_grant;
    end if;
  end loop;
end $$;

-- Gives the voucher of a reward. The house pays for what the voucher brings, so it gets the part of the budget back.
create or replace function give_voucher(b bonus) returns void language plpgsql as $$
declare
  v_id text := 'vc_' || replace(gen_random_uuid()::text, '-', '');
begin
  insert into voucher (id, member_id, kind, name, source, rate, value, min_amount, max_bonus, pay_method_ids, stackable, starts_at, ends_at)
  select v_id, b.member_id, v.kind, a.name, 'ACTIVITY', v.rate, v.value, v.min_amount, v.max_bonus, v.pay_method_ids, v.stackable,
    app_now(), app_now() + v.days * interval '1 day'
  from activity a cross join lateral (
    select kind, rate, value, min_amount, max_bonus, '{}'::smallint[] as pay_method_ids, false as stackable, days
    from invitation_voucher where bonus_id = b.id
    union all
    -- Only an invitation has terms of its own, and no invitation has those of its activity.
    select kind, rate, value, min_amount, max_bonus, pay_method_ids, stackable, days from activity_voucher where activity_id = a.id
  ) v where a.code = b.activity_code;
  update bonus set voucher_id = v_id where id = b.id;
  perform spend_budget(b.id);
end $$;

-- The money of a bonus: a part of the order's bill, or out of the activity's budget. A voucher brings its money later.
create or replace function credit_bonus(b bonus) returns void language plpgsql as $$
begin
  if b.about is null then
    perform post_bonus(b.bill_no, b.amount);
  elsif b.is_voucher then
    perform give_voucher(b);
  else
    perform pay_from_budget(b.id, b.member_id, b.credit_bill, case b.source when 'invitation' then 'INVITATION' else 'ACTIVITY' end);
  end if;
end $$;

-- Releases what a dropped bonus had set aside.
create or replace function cancel_bonus(b bonus) returns void language plpgsql as $$
begin
  if b.about is null then
    perform return_to_days(b);
  else
    perform return_to_budget(b.id);
  end if;
end $$;
