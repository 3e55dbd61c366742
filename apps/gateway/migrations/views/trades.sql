-- Who may look at a file: its owner, both sides of a trade that it was added to, and a buyer who pays by the code in it.
create view file_reader as
  select file_id, owner_id as member_id from stored_file
  union all select f.file_id, s.seller_id from trade_file f join sale s on s.id = f.sale_id where f.use <> 'complaint'
  union all select f.file_id, b.buyer_id from trade_file f join purchase b on b.id = f.purchase_id
    where f.use <> 'complaint'
  union all select m.file_id, s.seller_id from conversation_message m join conversation c on c.id = m.conversation_id
    join purchase b on b.id = c.purchase_id join sale s on s.id = b.sale_id where m.file_id is not null
  union all select m.file_id, b.buyer_id from conversation_message m join conversation c on c.id = m.conversation_id
    join purchase b on b.id = c.purchase_id where m.file_id is not null
  union all select a.qr_file_id, b.buyer_id from pay_account a join sale s on s.pay_account_id = a.id
    join purchase b on b.id = s.purchase_id where s.closed_at is null;

-- Both sides of trades that have ended. A cancellation that both agreed on, whose sale keeps its purchase, counts for nobody.
-- A sale that staff gave to the buyer, in whole or in part, is none that its seller completed.
create view trade_outcome as
  select b.id as purchase_id, 'seller' as side, s.seller_id as member_id, b.buyer_id as peer_id, s.state as outcome,
    b.created_at as began_at, s.closed_at as ended_at, s.state = 'completed' and not is_decided(b.id) as is_completed,
    case when s.state = 'completed' and not is_decided(b.id) then extract(epoch from s.closed_at - paid_at(b)) end as seconds
  from purchase b join sale s on s.id = b.sale_id and s.purchase_id = b.id where s.closed_at is not null and s.state <> 'cancelled'
  union all select b.id, 'buyer', b.buyer_id, s.seller_id, b.outcome, b.created_at, b.closed_at, b.outcome = 'completed',
    extract(epoch from paid_at(b) - b.created_at)
  from purchase b join sale s on s.id = b.sale_id
  where b.outcome is not null and not (b.outcome = 'cancelled' and s.state = 'cancelled' and s.purchase_id is not distinct from b.id);

-- Each sale has the escrow that its state says, which the invariant of processes compares. Here it is compared with its
-- purchases and bills.
create view invariant_trade as
with audited as (
  select * from sale where in_audit(changed)
), audited_late as (
  select id, held, state from appeal where is_late and closed_at is null
  union select id, held, state from appeal where is_late and in_audit(changed)
  union select a.id, a.held, a.state from hold h
    join appeal a on a.id = case when h.ref_id ~ '^[0-9]{1,18}$' then h.ref_id::bigint end
    where h.ref_kind = 'lateAppeal' and in_audit(h.changed) and a.is_late
)
select
  -- A sale without a buyer can end, and so can one with a buyer.
  (select count(*) from audited s where s.state not in ('cancelled', 'expired')
    and (s.state = 'matching') <> (s.purchase_id is null)) as sales_apart_from_their_purchases,
  (select count(*) from audited s join purchase b on b.id = s.purchase_id
    where b.sale_id <> s.id or (b.outcome is null) <> (s.closed_at is null)) as purchases_apart_from_their_sales,
  (select count(*) from purchase b join sale s on s.id = b.sale_id
    where b.closed_at is null and s.purchase_id is distinct from b.id) as purchases_without_sale,
  -- A cancellation of a buyer whom nobody answered is not counted.
  (select count(*) from audited s join purchase b on b.sale_id = s.id
    where exists (select (e.*)::trade_end from trade_end e where e.purchase_id = b.id
        except select (o.purchase_id, o.side, o.member_id, o.peer_id, o.began_at, o.ended_at, o.is_completed, o.seconds)::trade_end
          from trade_outcome o where o.purchase_id = b.id)
      or exists (select (o.purchase_id, o.side, o.member_id, o.peer_id, o.began_at, o.ended_at, o.is_completed, o.seconds)::trade_end
          from trade_outcome o where o.purchase_id = b.id and o.outcome <> 'cancelled'
        except select (e.*)::trade_end from trade_end e where e.purchase_id = b.id)) as trades_apart_from_their_records,
  (select count(*) from (
      select distinct e.member_id, utc_day(e.ended_at) as day from audited s join purchase b on b.sale_id = s.id
        join trade_end e on e.purchase_id = b.id) t
    left join trade_day d on d.member_id = t.member_id and d.day = t.day
    where (d.ended, d.completed, d.first_began_at, d.paid, d.pay_seconds, d.released, d.release_seconds, d.sold, d.sold_completed,
        d.release_speed, d.last_sold_at) is distinct from (
      select (count(*)::int, count(*) filter (where e.is_completed)::int, min(e.began_at) filter (where e.is_completed),
        count(e.seconds) filter (where e.side = 'buyer')::int, coalesce(sum(e.seconds) filter (where e.side = 'buyer'), 0),
        count(e.seconds) filter (where e.side = 'seller')::int, coalesce(sum(e.seconds) filter (where e.side = 'seller'), 0),
        count(*) filter (where e.side = 'seller')::int, count(*) filter (where e.side = 'seller' and e.is_completed)::int,
        coalesce(sum(release_speed(e.seconds)) filter (where e.side = 'seller'), 0), max(e.ended_at) filter (where e.side = 'seller'))
      from trade_end e where e.member_id = t.member_id and e.ended_at >= t.day::timestamp at time zone 'UTC'
        and e.ended_at < (t.day + 1)::timestamp at time zone 'UTC')) as days_not_sum_of_their_trades,
  (select count(*) from (
      select distinct e.member_id, e.peer_id from audited s join purchase b on b.sale_id = s.id join trade_end e on e.purchase_id = b.id) t
    left join trade_pair p on p.member_id = t.member_id and p.peer_id = t.peer_id
    where coalesce(p.completed, 0) <> (select count(*) from trade_end e
      where e.member_id = t.member_id and e.peer_id = t.peer_id and e.is_completed)) as pairs_not_sum_of_their_trades,
  (select count(*) from audited s
    where (s.state in ('appeal', 'arbitration'))
      <> exists (select 1 from appeal a where a.purchase_id = s.purchase_id and a.closed_at is null and not a.is_late)) as trades_apart_from_their_appeals,
  (select count(*) from audited_late a left join hold h on h.ref_kind = 'lateAppeal' and h.ref_id = a.id::text
    where h.amount is distinct from nullif(a.held, 0)
      or (a.held > 0 and (h.state = 0) <> (a.state = 'held'))) as late_appeals_apart_from_their_holds,
  (select count(*) from audited s join bill b on b.bill_no = s.bill_no
    where b.user_id <> s.seller_id or b.asset_id <> s.asset_id
      or b.status <> case when s.closed_at is null then 0 when s.state = 'completed' then 2 else -1 end) as sales_apart_from_their_bills,
  (select count(*) from audited s join purchase p on p.id = s.purchase_id join bill b on b.bill_no = p.bill_no
    where b.user_id <> p.buyer_id
      or b.status <> case when p.outcome is null then 0 when p.outcome = 'completed' then 2 else -1 end) as purchases_apart_from_their_bills;
