/**
 * The ends of an address, for places that are too narrow for all of it. Copying and scanning always use the whole
 * address.
 *
 * @example shortAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t') // 'TR7NHq…gjLj6t'
 */
export const shortAddress = (address: string): string =>
  address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`;
