import { fromMinorUnits, parseAmount, portionOf, toMinorUnits } from '@ezwallet/validators';

const FIAT_PLACES = 2;
/** The places of a price and of a rate together. */
const RATE_PLACES = 16;

/**
 * The amount of a coin that a typed amount of fiat money buys, rounded down to the places of the coin, so that it is
 * never worth more than what was typed. Empty for what is not an amount.
 *
 * @param rate the price of one coin, above zero
 */
export function coinForFiat(typed: string, rate: string, decimals: number): string {
  const fiat = parseAmount(typed, { decimals: FIAT_PLACES, form: 'typed' });
  if (!fiat.ok) return '';
  const units = toMinorUnits(fiat.value, FIAT_PLACES);
  const scale = 10n ** BigInt(RATE_PLACES + decimals - FIAT_PLACES);
  return fromMinorUnits(portionOf(units, scale, toMinorUnits(rate, RATE_PLACES), 'down'), decimals);
}
