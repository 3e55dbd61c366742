/** Digits shown of a price below one, counted from the first that is not zero. */
const SIGNIFICANT = 4;

/**
 * How many decimals a price is shown with: two from one upwards, and as many as it takes to tell cheap coins apart.
 *
 * @param price a decimal string
 * @example priceDecimals('0.00001234') // 8
 */
export function priceDecimals(price: string): number {
  const [whole = '', places = ''] = price.split('.');
  const first = places.search(/[1-9]/);
  return /[1-9]/.test(whole) || first < 0 ? 2 : first + SIGNIFICANT;
}
