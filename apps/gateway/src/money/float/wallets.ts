import { compareAmounts, fromMinorUnits, type Network, subtractAmounts } from '@ezwallet/validators';
import { readScale } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Chain } from '../../outside/chain/port/Chain.ts';
import { toRaw } from '../../outside/chain/port/notation.ts';

/** The amounts that the wallets of the house hold of one coin on one network; raw units of the chain. */
export interface WalletBalance {
  readonly protocol: Network;
  readonly currency: string;
  readonly decimals: number;
  /** In the wallet that pays. */
  readonly hot: bigint;
  /** In the cold wallet; undefined where the house has none. */
  readonly cold: bigint | undefined;
}

/** Asks what the cold wallet holds of a coin; undefined where the house has none, or the network does not tell. */
export async function readCold(
  { config }: Pick<Services, 'config'>,
  chain: Chain,
  currency: string,
): Promise<bigint | undefined> {
  const address = config.coldAddresses.get(chain.protocol);
  return address === undefined ? undefined : await chain.balance?.(currency, address);
}

/** Asks the network of a chain what the wallets hold. */
export async function readWallets(services: Pick<Services, 'config'>, chain: Chain): Promise<WalletBalance[]> {
  const { protocol, coins } = chain;
  const balances: WalletBalance[] = [];
  // One after the other: nodes of providers count questions by the second.
  for (const [currency, { decimals }] of coins)
    balances.push({
      protocol,
      currency,
      decimals,
      hot: await chain.spendable(currency),
      cold: await readCold(services, chain, currency),
    });
  return balances;
}

/** Notes what the wallets hold, for monitoring. A network that does not answer keeps its last numbers, which grow old. */
export async function noteWallets(services: Pick<Services, 'db' | 'config' | 'chains' | 'log'>): Promise<void> {
  const { db, chains, log } = services;
  for (const chain of chains.list()) {
    try {
      for (const { protocol, currency, decimals, hot, cold } of await readWallets(services, chain))
        await db.query(sql`
          insert into wallet_balance (protocol, currency, decimals, hot, cold)
          values (${protocol}, ${currency}, ${decimals}, ${String(hot)}::numeric, ${cold === undefined ? null : String(cold)}::numeric)
          on conflict (protocol, currency) do update
            set decimals = excluded.decimals, hot = excluded.hot, cold = excluded.cold, read_at = excluded.read_at`);
    } catch (error) {
      log.warn({ err: error, protocol: chain.protocol }, 'the wallets of a network were not read');
    }
  }
}

/** The raw amount of withdrawals that are approved and will leave the wallet of a chain. */
export async function waitingToLeave(
  { db, ledger }: Pick<Services, 'db' | 'ledger'>,
  chain: Chain,
  currency: string,
): Promise<bigint> {
  const { minor } = await db.one<{ minor: string }>(sql`
    select coalesce(sum(amount), 0)::text as minor from withdrawal
    where state = 'approved' and protocol = ${chain.protocol} and currency = ${currency}`);
  return toRaw(chain, currency, BigInt(minor), await readScale(ledger, currency)) ?? 0n;
}

/** The amount that should move between the two wallets so that the one that pays holds its target, in the coin itself. */
export type FloatAdvice =
  | { readonly move: 'in' | 'out'; readonly amount: string }
  /** Within its limits. */
  | { readonly move: 'none' };

/** Compares what the wallet that pays holds of a coin with the limits of the policy; undefined without any. */
export function adviseFloat(
  { chains }: Pick<Policy, 'chains'>,
  { protocol, currency, decimals, hot }: Omit<WalletBalance, 'cold'>,
): FloatAdvice | undefined {
  const limits = floatLimits({ chains }, protocol, currency);
  if (!limits) return undefined;
  const held = fromMinorUnits(hot, decimals);
  if (compareAmounts(held, limits.low) < 0) return { move: 'in', amount: subtractAmounts(limits.target, held) };
  if (compareAmounts(held, limits.high) > 0) return { move: 'out', amount: subtractAmounts(held, limits.target) };
  return { move: 'none' };
}

/** The limits of a coin on a network, where the policy has some. */
export function floatLimits({ chains }: Pick<Policy, 'chains'>, protocol: Network, currency: string) {
  const limits = (chains.float as Readonly<Partial<Record<Network, Policy['chains']['float']['TRC20']>>>)[protocol];
  return limits && Object.hasOwn(limits, currency) ? limits[currency] : undefined;
}

/** Reads what the wallets held when their networks were last asked. */
export async function lastBalances(db: Db): Promise<readonly (WalletBalance & { readonly age: number })[]> {
  const rows = await db.query<
    Pick<WalletBalance, 'protocol' | 'currency' | 'decimals'> & { hot: string; cold: string | null; age: number }
  >(sql`
    select protocol, currency, decimals, hot::text as hot, cold::text as cold,
      extract(epoch from app_now() - read_at)::float8 as age
    from wallet_balance order by protocol, currency`);
  return rows.map((row) => ({
    ...row,
    hot: BigInt(row.hot),
    cold: row.cold === null ? undefined : BigInt(row.cold),
  }));
}
