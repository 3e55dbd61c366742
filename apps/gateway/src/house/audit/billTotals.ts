import { type Db, sql } from '../../db/index.ts';
import type { AuditScope } from '../../ledger/index.ts';

/** The bills of one asset, hidden ones included. Counts, except for the totals in minor units. */
export interface BillTotals {
  readonly asset: string;
  readonly scale: number;
  /** All bills, and those that their owners hid; null unless everything was counted. */
  readonly bills: bigint | null;
  readonly hidden: bigint | null;
  readonly inProgress: bigint;
  /** Held for bills that their owners see waiting. */
  readonly heldForBills: bigint;
  /** The total of those bills, fees included. */
  readonly waiting: bigint;
  /** Held for anything else. */
  readonly heldOtherwise: bigint;
}

/** Counting all bills takes longer than a request may. */
const COUNT_TIMEOUT = '1h';

/**
 * Totals of the assets that have bills or held money. A recent check reads only waiting bills, so that its cost does
 * not grow with the number of bills.
 */
export async function billTotals(db: Db, scope: AuditScope): Promise<readonly BillTotals[]> {
  const all =
    scope === 'full'
      ? sql`select asset_id, count(*) as bills, count(*) filter (where hidden) as hidden from bill group by asset_id`
      : sql`select null::text as asset_id, null::bigint as bills, null::bigint as hidden where false`;
  return await db.tx(async (tx) => {
    await tx.exec(`set local statement_timeout = '${COUNT_TIMEOUT}'`);
    return await tx.query<BillTotals>(sql`
      with counted as (${all}), open_bills as (
        select asset_id, count(*) as in_progress,
          coalesce(sum(amount + fee) filter (where direction = 'SEND'), 0)::bigint as waiting
        from bill where status = 0 group by asset_id
      ), holds as (
        select a.asset_id, coalesce(sum(h.amount) filter (where h.bill_no is not null), 0)::bigint as for_bills,
          coalesce(sum(h.amount) filter (where h.bill_no is null), 0)::bigint as otherwise
        from hold h join account a on a.id = h.account_id where h.state = 0 group by a.asset_id
      )
      select asset.id as asset, asset.scale, c.bills, c.hidden, coalesce(b.in_progress, 0) as "inProgress",
        coalesce(h.for_bills, 0) as "heldForBills", coalesce(b.waiting, 0) as waiting,
        coalesce(h.otherwise, 0) as "heldOtherwise"
      from asset left join counted c on c.asset_id = asset.id left join open_bills b on b.asset_id = asset.id
        left join holds h on h.asset_id = asset.id
      where c.bills is not null or b.in_progress is not null or h.for_bills is not null
      order by asset.position`);
  });
}
