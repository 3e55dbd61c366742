import { type BalancesStore, type RatesStore, usdtValue } from '@ezwallet/domain-stores';
import { compareAmounts } from '@ezwallet/validators';

/** One row of a person's assets. */
export interface Holding {
  readonly currency: string;
  /** Decimal string. */
  readonly balance: string;
  /** Value in USDT with 2 places. Null while the price is unknown. */
  readonly usdt: string | null;
  readonly empty: boolean;
}

/**
 * Every currency with its balance: the most valuable first, then those without a price, then those with no balance. None
 * until the balances are loaded.
 *
 * @param currencies codes of all currencies, in their usual order
 */
export function listHoldings(
  balances: Pick<BalancesStore, 'summary' | 'entry'>,
  rates: Pick<RatesStore, 'priceOf'>,
  currencies: readonly string[],
): readonly Holding[] {
  const held = balances.summary.value?.balanceList.map(({ currency }) => currency) ?? [];
  const entries = [...new Set([...currencies, ...held])].flatMap((currency) => balances.entry(currency) ?? []);
  return entries
    .map(({ currency, balance }): Holding => ({
      currency,
      balance,
      usdt: usdtValue(rates, currency, balance),
      empty: compareAmounts(balance, '0') === 0,
    }))
    .sort(byWorth);
}

function byWorth(a: Holding, b: Holding): number {
  if (a.empty || b.empty) return Number(a.empty) - Number(b.empty);
  if (a.usdt === null || b.usdt === null) return Number(a.usdt === null) - Number(b.usdt === null);
  return compareAmounts(b.usdt, a.usdt);
}
