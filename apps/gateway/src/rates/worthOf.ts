import { multiplyAmounts, toMinorUnits } from '@ezwallet/validators';
import type { Services } from '../app/Services.ts';
import { readRates } from './readRates.ts';
import { priceOf } from './valuation.ts';

const USDT_PLACES = 6;

/**
 * What an amount is worth now, in millionths of a USDT, rounded down; undefined where the currency has no price, or
 * none now. Ask before a transaction, not within it.
 */
export async function worthOf(
  services: Pick<Services, 'rates' | 'clock' | 'log'>,
  currency: string,
  amount: string,
): Promise<bigint | undefined> {
  const price = priceOf(await readRates(services, [currency]), currency);
  return price === undefined ? undefined : toMinorUnits(multiplyAmounts(amount, price, USDT_PLACES), USDT_PLACES);
}
