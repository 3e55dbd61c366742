/** Digits shown of a price below one, counted from the first digit that is not zero. */
const SIGNIFICANT = 4;

/**
 * The number of decimals of a price: two for one and above, and enough to tell cheap coins apart.
 *
 * @param price a decimal string
 * @example priceDecimals('0.00001234') // 8
 */
export function priceDecimals(price: string): number {
  const [whole = '', places = ''] = price.split('.');
  const first = places.search(/[1-9]/);
  return /[1-9]/.test(whole) || first < 0 ? 2 : first + SIGNIFICANT;
}
