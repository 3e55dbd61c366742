import { today } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';

/** Reads an acceptor's turnover in the window of the tiers, in millionths of a USDT. */
export async function acceptorTurnover(db: Db, { acceptorRebate }: Policy, memberId: bigint): Promise<bigint> {
  const { turnover } = await db.one<{ turnover: bigint }>(sql`
    select coalesce(sum(turnover), 0)::bigint as turnover from acceptor_income
    where member_id = ${memberId} and at > ${fromNow(-acceptorRebate.window)}`);
  return turnover;
}

/** A step of an acceptor's rebate: `rate` in millionths, the turnover that reaches it in millionths of a USDT. */
interface RebateTier {
  /** From 1. */
  readonly tier: number;
  readonly turnover: bigint;
  readonly rate: bigint;
}

/** Finds the tier that a turnover has reached, and the next one; there is none above the highest. */
export function rebateTier(
  { acceptorRebate }: Policy,
  turnover: bigint,
): { readonly reached: RebateTier; readonly next: RebateTier | undefined } {
  const [first, ...higher] = acceptorRebate.tiers;
  const tiers = higher.map((step, index): RebateTier => ({ tier: index + 2, ...step }));
  const reached = tiers.findLast((step) => step.turnover <= turnover) ?? { tier: 1, ...first };
  return { reached, next: tiers[reached.tier - 1] };
}

/** What an acceptor earned in a period, in millionths of a USDT. */
export interface IncomeTotals {
  readonly bills: bigint;
  readonly turnover: bigint;
  readonly spread: bigint;
  readonly rebate: bigint;
}

/** Reads an acceptor's last days, today included, oldest first; `date` is YYYY-MM-DD of UTC+8. */
export async function incomeByDay(
  db: Db,
  policy: Policy,
  memberId: bigint,
  days: number,
): Promise<readonly (IncomeTotals & { readonly date: string })[]> {
  const offset = policy.transfer.dayStartsAtUtcOffset;
  return await db.query<IncomeTotals & { date: string }>(sql`
    with calendar as (
      select ${today(policy)} - back as day from generate_series(0, ${days}::int - 1) back
    ), income as (
      select ((at + ${offset}::bigint * interval '1 millisecond') at time zone 'UTC')::date as day, count(*) as bills,
        sum(turnover)::bigint as turnover, sum(spread)::bigint as spread, sum(rebate)::bigint as rebate
      from acceptor_income
      where member_id = ${memberId} and at > app_now() - (${days}::int + 1) * interval '1 day'
      group by 1
    )
    select to_char(c.day, 'YYYY-MM-DD') as date, coalesce(i.bills, 0) as bills, coalesce(i.turnover, 0) as turnover,
      coalesce(i.spread, 0) as spread, coalesce(i.rebate, 0) as rebate
    from calendar c left join income i on i.day = c.day
    order by c.day`);
}
