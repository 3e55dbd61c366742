import type { FiatCurrency, RateWindow } from '@ezwallet/api-client/contract';
import { multiplyAmounts, toMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import type { RateSnapshot } from '../../outside/price-feed/RateSource.ts';
import { roundPrice, wirePrice } from '../../outside/price-feed/rounding.ts';
import { hasFixedPrice, priceOf } from './valuation.ts';

/**
 * Prices now; undefined while their source is silent: then only currencies fixed to USDT have a price. They
 * come from outside: ask before a transaction, not within it.
 * @param currencies what is to be valued; where all of it has a fixed price, nobody is asked
 */
export async function readRates(
  { rates, clock, log }: Pick<Services, 'rates' | 'clock' | 'log'>,
  currencies?: readonly string[],
): Promise<RateSnapshot | undefined> {
  if (currencies?.every(hasFixedPrice)) return undefined;
  try {
    return await rates.snapshot(clock.now());
  } catch (error) {
    log.warn({ err: error }, 'there are no prices');
    return undefined;
  }
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Places of a product before it is rounded. */
const EXACT = 18;

/** Hours between two points of a chart, so that none has more than 200. */
const STEPS: Readonly<Record<RateWindow, number>> = { 1: 1, 7: 1, 15: 2, 30: 4, 90: 12 };

/** A coin's price at a moment in epoch milliseconds. */
interface PricePoint {
  readonly at: number;
  readonly price: string;
}

/**
 * A coin's prices at even intervals up to the last full hour, oldest first; where the source's memory begins later, so
 * does the list. Undefined for a coin without a price.
 * @param unit the currency of the prices; USDT without one
 */
export async function priceHistory(
  services: Pick<Services, 'rates' | 'clock' | 'log'>,
  currency: string,
  days: RateWindow,
  unit?: FiatCurrency,
): Promise<readonly PricePoint[] | undefined> {
  const { rates, clock } = services;
  const now = clock.now();
  const snapshot = await readRates(services, [currency]);
  // Stored prices are available while the source is silent.
  if (snapshot && priceOf(snapshot, currency) === undefined) return undefined;
  const end = Math.floor(now / HOUR) * HOUR;
  const step = STEPS[days] * HOUR;
  const count = (days * DAY) / step;
  const moments = Array.from({ length: count + 1 }, (_, index) => end - (count - index) * step);
  const [prices, units] = await Promise.all([
    hasFixedPrice(currency) ? moments.map(() => '1') : rates.history(currency, moments),
    unit === undefined ? moments.map(() => '1') : rates.history(unit, moments),
  ]);
  return moments.flatMap((at, index) => {
    const price = prices[index];
    const factor = units[index];
    if (price === undefined || factor === undefined) return [];
    return [
      {
        at,
        price: unit === undefined ? wirePrice(price) : roundPrice(multiplyAmounts(price, factor, EXACT), 'half-up'),
      },
    ];
  });
}

/**
 * The value of an amount now, in millionths of a USDT, rounded down; undefined while the currency has no price. Ask
 * before a transaction, not within it.
 */
export async function usdtValueOf(
  services: Pick<Services, 'rates' | 'clock' | 'log'>,
  currency: string,
  amount: string,
): Promise<bigint | undefined> {
  const price = priceOf(await readRates(services, [currency]), currency);
  return price === undefined ? undefined : toMinorUnits(multiplyAmounts(amount, price, USDT_PLACES), USDT_PLACES);
}
