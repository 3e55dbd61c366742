import type { Services } from '../app/Services.ts';
import type { RateSnapshot } from './RateSource.ts';
import { hasFixedPrice } from './valuation.ts';

/**
 * Prices now; undefined while their source is silent, when only what is worth a USDT by definition has a price. They
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
