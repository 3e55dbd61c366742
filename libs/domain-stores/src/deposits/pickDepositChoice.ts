import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';

type Coins = Readonly<ResponseOf<Contract['recharge']['queryRechargeCurrency']>>;

/** A coin and the network that carries it. */
export interface DepositChoice {
  readonly currency: string;
  readonly protocol: string;
}

type Wanted = { readonly [Part in keyof DepositChoice]?: string | undefined };

/** Coin and network to begin with (product specification, section 9). */
const DEFAULTS: DepositChoice = { currency: 'USDT', protocol: 'TRC20' };

/**
 * The open coin and network nearest to what is wanted: the wanted coin, or else the usual one, or else the first; over the
 * wanted network, or else the usual one, or else the first. Null when nothing is open.
 */
export function pickDepositChoice(coins: Coins, wanted: Wanted): DepositChoice | null {
  const open = coins
    .map(({ currencyCode, protocols }) => ({
      currencyCode,
      names: protocols.filter((network) => network.open).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
  const coinOf = (code: string | undefined) => open.find(({ currencyCode }) => currencyCode === code);
  const coin = coinOf(wanted.currency) ?? coinOf(DEFAULTS.currency) ?? open[0];
  if (!coin) return null;
  const protocol = [wanted.protocol, DEFAULTS.protocol].find((name) => name !== undefined && coin.names.includes(name));
  return { currency: coin.currencyCode, protocol: protocol ?? coin.names[0]! };
}
