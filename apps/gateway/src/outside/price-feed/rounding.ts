import { fromMinorUnits, multiplyAmounts, type Rounding } from '@ezwallet/validators';

const DIGITS = 5;
const MIN_PLACES = 2;
/** The wire carries no more. */
const MAX_PLACES = 8;
/** Places that a source's price may have; further ones are dropped. */
const EXACT = 18;

/**
 * Writes a price with five significant digits, but with at least two places and at most eight.
 *
 * @example roundPrice('7.21134', 'up') // '7.2114'
 * @example roundPrice('695421.128', 'down') // '695421.12'
 */
export function roundPrice(price: string, rounding: Rounding): string {
  const places = placesOf(price);
  if (rounding !== 'up') return multiplyAmounts(price, '1', places, rounding);
  const step = 10n ** BigInt(EXACT - places);
  const [whole = '0', fraction = ''] = price.split('.');
  const exact = BigInt(whole + fraction.slice(0, EXACT).padEnd(EXACT, '0'));
  return fromMinorUnits(((exact + step - 1n) / step) * step, EXACT);
}

function placesOf(price: string): number {
  const [whole = '0', fraction = ''] = price.split('.');
  const leading = whole === '0' ? -(/^0*/.exec(fraction)?.[0].length ?? 0) : whole.length;
  return Math.min(MAX_PLACES, Math.max(MIN_PLACES, DIGITS - leading));
}

/** The most places of an amount on the wire. */
const PLACES = 8;

/** Writes a price for the wire, rounded down; `0` if the price is below its last place. */
export function wirePrice(price: string): string {
  return multiplyAmounts(price, '1', PLACES);
}
