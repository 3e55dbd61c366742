import type { Rate } from '@ezwallet/domain-stores';
import { compareAmounts } from '@ezwallet/validators';

/** The coin that all prices are in. Its own price tells nothing. */
const QUOTE = 'USDT';

/** Coins whose issuers promise a fixed price in dollars. */
const STABLE: readonly string[] = ['USDC', 'USMT', 'BUSD', 'HKMT'];

/** Views of the market: the server's order, the chosen coins, the biggest gains, the biggest losses, those of a fixed price. */
export const MARKET_VIEWS = ['all', 'favourites', 'gainers', 'losers', 'stable'] as const;
export type MarketView = (typeof MARKET_VIEWS)[number];

/** The search of a person. */
export interface MarketQuery {
  readonly view: MarketView;
  /** Part of a code or a name; empty for every coin. */
  readonly text?: string;
  readonly favourites?: readonly string[];
  /** The name of a coin as the screen shows it. */
  readonly nameOf?: (rate: Rate) => string;
}

/** The coins of a market view, in its order. A text looks in the whole market. */
export function arrangeMarket(
  rates: readonly Rate[],
  { view, text = '', favourites = [], nameOf = ({ name }) => name }: MarketQuery,
): readonly Rate[] {
  const list = rates.filter(({ currency }) => currency !== QUOTE);
  const wanted = text.trim().toLowerCase();
  if (wanted !== '') {
    return list.filter((rate) => `${rate.currency} ${rate.name} ${nameOf(rate)}`.toLowerCase().includes(wanted));
  }
  switch (view) {
    case 'all':
      return list;
    case 'favourites':
      return favourites.flatMap((code) => list.filter(({ currency }) => currency === code));
    case 'stable':
      return list.filter(({ currency }) => STABLE.includes(currency));
    case 'gainers':
    case 'losers': {
      const sign = view === 'gainers' ? 1 : -1;
      return list
        .filter(({ change }) => compareAmounts(change, '0') === sign)
        .sort((a, b) => sign * compareAmounts(b.change, a.change));
    }
  }
}

/** The coins that moved most, whichever way, the biggest move first. */
export function biggestMoves(rates: readonly Rate[], count: number): readonly Rate[] {
  const size = ({ change }: Rate) => change.replace('-', '');
  return rates
    .filter(({ currency, change }) => currency !== QUOTE && compareAmounts(change, '0') !== 0)
    .sort((a, b) => compareAmounts(size(b), size(a)))
    .slice(0, count);
}
