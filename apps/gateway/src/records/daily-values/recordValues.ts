import type { Services } from '../../call/Services.ts';
import { today } from '../../call/time.ts';
import { sql } from '../../db/index.ts';
import { balancesOf, type PackedBalance } from '../../ledger/index.ts';
import { readRates } from '../../money/rates/rates.ts';
import { totalInUsdt } from '../../money/rates/valuation.ts';
import { readHoldings } from './holdings.ts';

/** Members valued at once. */
const PAGE = 500;

/**
 * Writes today's value of everybody's holdings. A later run of the same day replaces it, so that a day keeps its last one.
 * Days on which it never runs stay without a value.
 * @throws Error while there are no prices: an invented value would stay in the record for good
 */
export async function recordValues(
  services: Pick<Services, 'db' | 'ledger' | 'config' | 'rates' | 'clock' | 'log'>,
  { page = PAGE } = {},
): Promise<void> {
  const { db, config } = services;
  const rates = await readRates(services);
  if (!rates) throw new Error('No values were recorded, because there are no prices.');
  for (let after = 0n; ;) {
    const members = await db.query<{ id: bigint; balances: readonly PackedBalance[] }>(sql`
      select m.id, ${balancesOf(sql`m.id`)} as balances from member m
      where m.id > ${after} order by m.id limit ${page}`);
    const last = members.at(-1);
    if (!last) return;
    const owners = members.filter(({ balances }) => balances.length > 0);
    const values = await Promise.all(
      owners.map(async ({ balances }) => totalInUsdt(rates, await readHoldings(services, balances))),
    );
    await db.query(sql`
      insert into daily_value (member_id, day, usdt)
      select value.member_id, ${today(config.policy)}, value.usdt
      from unnest(${owners.map(({ id }) => id)}::bigint[], ${values}::numeric[]) value (member_id, usdt)
      on conflict (member_id, day) do update set usdt = excluded.usdt where daily_value.usdt <> excluded.usdt`);
    after = last.id;
  }
}
