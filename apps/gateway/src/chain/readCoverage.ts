import type { Services } from '../app/Services.ts';
import { sql } from '../db/index.ts';
import type { Chain } from './Chain.ts';
import { toMinor } from './units.ts';

/** What the house owes of an asset and what it holds of it; minor units. */
export interface Coverage {
  readonly asset: string;
  readonly scale: number;
  /** On each network that carries it. */
  readonly holdings: ReadonlyMap<string, bigint>;
  readonly held: bigint;
  /** Of users, without what is on its way out: that has left the networks, but not yet the ledger. */
  readonly owed: bigint;
  readonly isCovered: boolean;
}

/** Compares networks and ledger, asset by asset, for those that one of the networks carries. */
export async function readCoverage(
  { db, ledger }: Pick<Services, 'db' | 'ledger'>,
  chains: readonly Chain[],
): Promise<Coverage[]> {
  // Debts first: what arrives in between makes the house richer, not poorer.
  const [assets, liabilities, leaving] = await Promise.all([ledger.assets(), ledger.liabilities(), readLeaving(db)]);
  const coverage: Coverage[] = [];
  for (const { id: asset, scale } of assets) {
    const carriers = chains.filter(({ coins }) => coins.has(asset));
    if (carriers.length === 0) continue;
    const holdings = new Map<string, bigint>();
    for (const chain of carriers)
      holdings.set(chain.protocol, toMinor(chain, asset, await chain.holdings(asset), scale) ?? 0n);
    const held = [...holdings.values()].reduce((sum, amount) => sum + amount, 0n);
    const owed = (liabilities.get(asset) ?? 0n) - (leaving.get(asset) ?? 0n);
    coverage.push({ asset, scale, holdings, held, owed, isCovered: held >= owed });
  }
  return coverage;
}

async function readLeaving(db: Services['db']): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db.query<{ asset: string; amount: string }>(sql`
    select currency as asset, sum(amount) as amount from withdrawal where state in ('signed', 'sent') group by currency`);
  return new Map(rows.map(({ asset, amount }) => [asset, BigInt(amount)]));
}
