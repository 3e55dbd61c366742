import {
  type BalanceSummary,
  type BalancesStore,
  type DisplayCurrency,
  failedWith,
  type RatesStore,
} from '@ezwallet/domain-stores';
import { compareAmounts } from '@ezwallet/validators';

/** The server's total of all assets, and what it leaves out. */
export interface TotalWorth {
  /** Decimal string in the unit of the totals. Null where a number would say that there is nothing. */
  readonly value: string | null;
  /** Coins that the person holds and that have no price now, in the server's order. */
  readonly leftOut: readonly string[];
}

/** The unit of prices, and its label. */
const FIXED: ReadonlySet<string> = new Set(['USDT', 'EZ']);

const isZero = (amount: string) => compareAmounts(amount, '0') === 0;

/**
 * Reads the totals of the server, which count a coin without a price as zero.
 *
 * @param rates the prices; while they load, nothing is known to be left out
 */
export function totalWorth(
  unit: DisplayCurrency,
  { balanceByCNY, balanceByUSDT }: Pick<BalanceSummary, 'balanceByCNY' | 'balanceByUSDT'>,
  { held }: Pick<BalancesStore, 'held'>,
  { prices, of }: Pick<RatesStore, 'prices' | 'of'>,
): TotalWorth {
  // A lost connection says nothing about the prices; a refusal says that there are none.
  const silent = prices.failure !== undefined && !failedWith(prices.failure, 'OFFLINE');
  const isPriced = (coin: string) =>
    FIXED.has(coin) || (!silent && (prices.value === undefined || of(coin) !== undefined));
  const leftOut = held.filter((coin) => !isPriced(coin));
  const unknown =
    (leftOut.length > 0 && leftOut.length === held.length) ||
    (unit === 'CNY' && isZero(balanceByCNY) && !isZero(balanceByUSDT));
  return { value: unknown ? null : unit === 'CNY' ? balanceByCNY : balanceByUSDT, leftOut };
}
