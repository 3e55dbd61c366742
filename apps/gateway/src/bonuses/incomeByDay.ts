import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { today } from '../limits/today.ts';

/** What a time brought an acceptor, in millionths of a USDT. */
export interface IncomeSums {
  readonly bills: bigint;
  readonly turnover: bigint;
  readonly spread: bigint;
  readonly rebate: bigint;
}

/** An acceptor's last days, today included, oldest first; `date` as YYYY-MM-DD of UTC+8. */
export async function incomeByDay(
  db: Db,
  policy: Policy,
  memberId: bigint,
  days: number,
): Promise<readonly (IncomeSums & { readonly date: string })[]> {
  const offset = policy.transfer.dayStartsAtUtcOffset;
  return await db.query<IncomeSums & { date: string }>(sql`
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
