import { ASSETS } from '../assets/catalogue.ts';
import type { Chain, Coin } from '../outside/chain/port/Chain.ts';
import { type Config, ConfigError, policyFaults } from '../config/index.ts';
import type { Asset } from '../ledger/index.ts';

/**
 * Checks at start that the policy fits the ledger's coins and the networks, so that no handler needs a default.
 * @throws {ConfigError}
 */
export function assertPolicyFits(
  { policy }: Pick<Config, 'policy'>,
  assets: readonly Asset[],
  chains: { list(): readonly Pick<Chain, 'protocol' | 'coins' | 'sweep'>[] },
): void {
  const scales = new Map(assets.map(({ id, scale }) => [id, scale]));
  const listed = [...ASSETS].filter(([, { protocols }]) => protocols.length > 0).map(([coin]) => coin);
  const carried = chains.list().flatMap(({ coins }) => [...coins.keys()]);
  const networks = [
    ...[...ASSETS.values()].flatMap(({ protocols }) => protocols),
    ...chains.list().map(({ protocol }) => protocol),
  ];
  const faults = policyFaults(policy, {
    scales,
    deposited: [...new Set([...listed, ...carried])].filter((coin) => scales.has(coin)),
    swept: fewestPlaces(chains.list().flatMap(({ coins, sweep }) => (sweep ? [coins] : []))),
    networks: [...new Set(networks)],
  });
  if (faults.length > 0) throw new ConfigError(faults);
}

/** Each coin of networks that are swept with its decimal places; a token may have other ones on another network. */
function fewestPlaces(carried: readonly ReadonlyMap<string, Coin>[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const coins of carried)
    for (const [coin, { decimals }] of coins) places.set(coin, Math.min(decimals, places.get(coin) ?? decimals));
  return places;
}
