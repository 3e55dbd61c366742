import { type Db, sql } from '../db/index.ts';

/** The bills of one asset, hidden ones included. Counts, but for the sums in minor units. */
export interface BillTotals {
  readonly asset: string;
  readonly scale: number;
  readonly bills: bigint;
  readonly hidden: bigint;
  readonly inProgress: bigint;
  /** Set aside for bills that their owners see waiting. */
  readonly heldForBills: bigint;
  /** What those bills say that they wait for, fees included. */
  readonly waiting: bigint;
  /** Set aside for anything else. */
  readonly heldOtherwise: bigint;
}

/** Totals of the assets that have bills or money set aside. */
export async function billTotals(db: Db): Promise<readonly BillTotals[]> {
  return await db.query<BillTotals>(sql`
    with bills as (
      select asset_id, count(*) as bills, count(*) filter (where hidden) as hidden,
        count(*) filter (where status = 0) as in_progress,
        coalesce(sum(amount + fee) filter (where status = 0 and direction = 'SEND'), 0)::bigint as waiting
      from bill group by asset_id
    ), holds as (
      select a.asset_id, coalesce(sum(h.amount) filter (where h.bill_no is not null), 0)::bigint as for_bills,
        coalesce(sum(h.amount) filter (where h.bill_no is null), 0)::bigint as otherwise
      from hold h join account a on a.id = h.account_id where h.state = 0 group by a.asset_id
    )
    select asset.id as asset, asset.scale, coalesce(b.bills, 0) as bills, coalesce(b.hidden, 0) as hidden,
      coalesce(b.in_progress, 0) as "inProgress", coalesce(h.for_bills, 0) as "heldForBills",
      coalesce(b.waiting, 0) as waiting, coalesce(h.otherwise, 0) as "heldOtherwise"
    from asset left join bills b on b.asset_id = asset.id left join holds h on h.asset_id = asset.id
    where b.bills is not null or h.for_bills is not null
    order by asset.position`);
}
