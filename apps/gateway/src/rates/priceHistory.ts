import type { RateWindow } from '@ezwallet/api-client/contract';
import type { Services } from '../app/Services.ts';
import { readRates } from './readRates.ts';
import { hasFixedPrice, priceOf } from './valuation.ts';
import { wirePrice } from './wirePrice.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Hours between two points of a chart, so that none has more than 200. */
const STEPS: Readonly<Record<RateWindow, number>> = { 1: 1, 7: 1, 15: 2, 30: 4, 90: 12 };

/** A coin's price in USDT at a moment in epoch milliseconds. */
export interface PricePoint {
  readonly at: number;
  readonly price: string;
}

/**
 * A coin's prices at even intervals up to the last full hour, oldest first; where the source's memory begins later, so
 * does the list. Undefined for a coin without a price.
 */
export async function priceHistory(
  services: Pick<Services, 'rates' | 'clock' | 'log'>,
  currency: string,
  days: RateWindow,
): Promise<readonly PricePoint[] | undefined> {
  const { rates, clock } = services;
  const now = clock.now();
  const snapshot = await readRates(services, [currency]);
  // What is kept of the past is there all the same while the source is silent.
  if (snapshot && priceOf(snapshot, currency) === undefined) return undefined;
  const end = Math.floor(now / HOUR) * HOUR;
  const step = STEPS[days] * HOUR;
  const count = (days * DAY) / step;
  const moments = Array.from({ length: count + 1 }, (_, index) => end - (count - index) * step);
  const prices = hasFixedPrice(currency) ? moments.map(() => '1') : await rates.history(currency, moments);
  return moments.flatMap((at, index) => {
    const price = prices[index];
    return price === undefined ? [] : [{ at, price: wirePrice(price) }];
  });
}
