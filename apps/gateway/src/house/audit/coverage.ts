import type { Services } from '../../call/Services.ts';
import { readCold } from '../../money/float/wallets.ts';
import { toMinor } from '../../outside/chain/port/notation.ts';
import { type Db, sql } from '../../db/index.ts';

/**
 * Compares what the house holds of an asset with what it owes. `unknown`: a network that carries it did not answer.
 * `play`: money of the sandbox that no network carries and nothing backs.
 */
type CoverageStatus = 'covered' | 'short' | 'unknown' | 'play';

/** What the house owes of an asset and what it holds of it; minor units. */
export interface Coverage {
  readonly asset: string;
  readonly scale: number;
  /** On each network that carries it and answered, in the cold wallet too. */
  readonly holdings: ReadonlyMap<string, bigint>;
  /** Networks that carry it and did not answer. */
  readonly silent: readonly string[];
  readonly held: bigint;
  /** What users own, without pending withdrawals: those have left the networks, but not yet the ledger. */
  readonly owed: bigint;
  readonly status: CoverageStatus;
}

/** Whether nothing is missing, and that is known. */
export function isSound({ status }: Coverage): boolean {
  return status === 'covered' || status === 'play';
}

/**
 * Compares every network of this gateway with the ledger, asset by asset: those that a network carries, and those that
 * the house owes although no network carries them. A network that does not answer does not stop the others.
 */
export async function readCoverage({
  db,
  ledger,
  chains,
  simulators,
  log,
  config,
}: Pick<Services, 'db' | 'ledger' | 'chains' | 'simulators' | 'log' | 'config'>): Promise<Coverage[]> {
  // Read debts first: money that arrives in between then makes the house look richer, not poorer.
  const [assets, liabilities, leaving] = await Promise.all([ledger.assets(), ledger.liabilities(), readLeaving(db)]);
  const coverage: Coverage[] = [];
  // Ask a silent network only once: each question may last a whole timeout.
  const mute = new Set<string>();
  for (const { id: asset, scale } of assets) {
    // The house owes nobody an asset without a row, and no withdrawal of it is pending.
    const owed = (liabilities.get(asset) ?? 0n) - (leaving.get(asset) ?? 0n);
    const carriers = chains.list().filter(({ coins }) => coins.has(asset));
    if (carriers.length === 0 && owed <= 0n) continue;
    const holdings = new Map<string, bigint>();
    for (const chain of carriers) {
      const { protocol } = chain;
      if (mute.has(protocol)) continue;
      try {
        const cold = (await readCold({ config }, chain, asset)) ?? 0n;
        holdings.set(protocol, toMinor(chain, asset, (await chain.holdings(asset)) + cold, scale));
      } catch (error) {
        log.warn({ err: error, protocol }, 'cannot read the holdings on the network');
        mute.add(protocol);
      }
    }
    const silent = carriers.map(({ protocol }) => protocol).filter((protocol) => !holdings.has(protocol));
    const held = [...holdings.values()].reduce((sum, amount) => sum + amount, 0n);
    const status = ((): CoverageStatus => {
      if (silent.length > 0) return 'unknown';
      if (carriers.length === 0 && simulators.length > 0) return 'play';
      return held >= owed ? 'covered' : 'short';
    })();
    coverage.push({ asset, scale, holdings, silent, held, owed, status });
  }
  return coverage;
}

async function readLeaving(db: Db): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db.query<{ asset: string; amount: string }>(sql`
    select currency as asset, sum(amount) as amount from withdrawal where state in ('signed', 'sent') group by currency`);
  return new Map(rows.map(({ asset, amount }) => [asset, BigInt(amount)]));
}
