import { multiplyAmounts, toMinorUnits } from '@ezwallet/validators';
import type { Services } from '../app/Services.ts';
import { priceOf } from './valuation.ts';

const USDT_PLACES = 6;

/**
 * What an amount is worth now, in millionths of a USDT, rounded down; undefined where the currency has no price. Prices
 * come from outside: ask before a transaction, not within it.
 */
export async function worthOf(
  { rates, clock }: Pick<Services, 'rates' | 'clock'>,
  currency: string,
  amount: string,
): Promise<bigint | undefined> {
  const price = priceOf(await rates.snapshot(clock.now()), currency);
  return price === undefined ? undefined : toMinorUnits(multiplyAmounts(amount, price, USDT_PLACES), USDT_PLACES);
}
