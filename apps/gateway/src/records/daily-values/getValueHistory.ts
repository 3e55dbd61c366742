import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { today } from '../../call/time.ts';
import { sql } from '../../db/index.ts';
import { balancesOf, type PackedBalance } from '../../ledger/index.ts';
import { readRates } from '../../money/rates/rates.ts';
import { hasFixedPrice, totalInUsdt } from '../../money/rates/valuation.ts';
import { readHoldings } from './holdings.ts';

interface DailyValue {
  readonly date: string;
  readonly value: string;
}

interface Row {
  readonly today: string;
  readonly recorded: readonly DailyValue[];
  readonly balances: readonly PackedBalance[];
}

export const getValueHistory: Handler<typeof contract.user.getValueHistory> = async ({ days }, ctx) => {
  const { db, config, session } = ctx;
  const day = today(config.policy);
  const row = await db.one<Row>(sql`
    select to_char(${day}, 'YYYY-MM-DD') as today, ${balancesOf(sql`${session.memberId}`)} as balances, (
      select coalesce(jsonb_agg(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'value', trim_scale(usdt)::text)
        order by day), '[]')
      from daily_value where member_id = ${session.memberId} and day > ${day} - ${days}::int
    ) as recorded`);
  const holdings = await readHoldings(ctx, row.balances);
  if (holdings.length === 0) return { list: [...row.recorded] };
  const rates = await readRates(
    ctx,
    holdings.map(({ currency }) => currency),
  );
  // Without prices the last record of today stays, if there is one.
  if (!rates && !holdings.every(({ currency }) => hasFixedPrice(currency))) return { list: [...row.recorded] };
  const past = row.recorded.filter(({ date }) => date !== row.today);
  return { list: [...past, { date: row.today, value: totalInUsdt(rates, holdings) }] };
};
