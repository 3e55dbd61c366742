import { USDT_PLACES } from '@ezwallet/validators';
import type { Policy } from './Policy.ts';
import { hasPlaces } from './values.ts';

/** What the policy has to fit, known only when the gateway has its database and its networks. */
export interface PolicyFacts {
  /** The ledger's coins with their decimal places. */
  readonly scales: ReadonlyMap<string, number>;
  /** Coins that members can deposit. */
  readonly deposited: readonly string[];
  /** Coins that are swept from deposit addresses, with the fewest decimal places of their networks. */
  readonly swept: ReadonlyMap<string, number>;
  /** Networks that people can deposit and withdraw over. */
  readonly networks: readonly string[];
}

/**
 * Checks amounts of coins against the ledger, and that every table has what the gateway will ask it for. After an empty
 * answer no handler needs a default.
 * @returns every fault, with the path of its value
 */
export function policyFaults(policy: Policy, { scales, deposited, swept, networks }: PolicyFacts): string[] {
  const { recharge, withdrawal, cashier, chains } = policy;
  const amount = (path: string, coin: string, text: string): string[] => {
    const scale = scales.get(coin);
    if (scale === undefined)
      return [`policy.${path}: the ledger has no ${coin}. Use one of: ${[...scales.keys()].join(', ')}`];
    return hasPlaces(text, scale)
      ? []
      : [`policy.${path}: must have at most ${scale} decimal places, as ${coin} has in the ledger, not "${text}"`];
  };
  const missing = (path: string, table: object, names: Iterable<string>, why: string): string[] =>
    [...names].flatMap((name) => (Object.hasOwn(table, name) ? [] : [`policy.${path}.${name}: is missing. ${why}`]));

  return [
    ...(scales.get('USDT') === USDT_PLACES
      ? []
      : [
          `policy: counts USDT with ${USDT_PLACES} decimal places, and the ledger does not. Restore the ledger's asset.`,
        ]),
    ...Object.entries(recharge.minimum).flatMap(([coin, text]) => amount(`recharge.minimum.${coin}`, coin, text)),
    ...Object.entries(withdrawal.fees).flatMap(([network, fee]) =>
      amount(`withdrawal.fees.${network}.amount`, fee.currency, fee.amount),
    ),
    ...Object.entries(cashier.coins).flatMap(([coin, { least, fee }]) => [
      ...amount(`cashier.coins.${coin}.least`, coin, least),
      ...amount(`cashier.coins.${coin}.fee`, coin, fee),
      ...(scales.has(coin) ? amount('cashier.most', coin, cashier.most) : []),
    ]),
    ...Object.entries(chains.float).flatMap(([network, coins]) =>
      Object.entries(coins).flatMap(([coin, limits]) =>
        Object.entries(limits).flatMap(([limit, text]) =>
          amount(`chains.float.${network}.${coin}.${limit}`, coin, text),
        ),
      ),
    ),
    ...missing(
      'recharge.minimum',
      recharge.minimum,
      deposited,
      'Members can deposit this coin: add the least that is credited.',
    ),
    ...missing(
      'chains.sweepFrom',
      chains.sweepFrom,
      swept.keys(),
      'A network that is swept carries this coin: add the least that is swept.',
    ),
    ...[...swept].flatMap(([coin, decimals]) => {
      const text = chains.sweepFrom[coin];
      return text === undefined || hasPlaces(text, decimals)
        ? []
        : [
            `policy.chains.sweepFrom.${coin}: must have at most ${decimals} decimal places, as the token has, not "${text}"`,
          ];
    }),
    ...missing('recharge.minutes', recharge.minutes, networks, 'Members can deposit over this network.'),
    ...missing('withdrawal.fees', withdrawal.fees, networks, 'Members can withdraw over this network.'),
  ];
}
