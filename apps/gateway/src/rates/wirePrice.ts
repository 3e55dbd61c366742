import { multiplyAmounts } from '@ezwallet/validators';

/** Places that an amount has on the wire at most. */
const PLACES = 8;

/** A price as the wire carries it, rounded down; `0` for what is worth less than its last place. */
export function wirePrice(price: string): string {
  return multiplyAmounts(price, '1', PLACES);
}
