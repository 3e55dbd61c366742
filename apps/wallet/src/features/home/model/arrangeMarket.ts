import type { Rate } from '@ezwallet/domain-stores';
import { compareAmounts } from '@ezwallet/validators';

/** The coin that all prices are in. Its own price tells nothing. */
const QUOTE = 'USDT';

/** Views of the market: the server's order, the biggest gains, the biggest losses. */
export const MARKET_VIEWS = ['all', 'gainers', 'losers'] as const;
export type MarketView = (typeof MARKET_VIEWS)[number];

/** The coins of a market view, in its order. */
export function arrangeMarket(rates: readonly Rate[], view: MarketView): readonly Rate[] {
  const list = rates.filter(({ currency }) => currency !== QUOTE);
  if (view === 'all') return list;
  const sign = view === 'gainers' ? 1 : -1;
  return list
    .filter(({ change }) => compareAmounts(change, '0') === sign)
    .sort((a, b) => sign * compareAmounts(b.change, a.change));
}
