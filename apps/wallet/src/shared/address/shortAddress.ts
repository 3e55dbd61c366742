/**
 * The ends of an address, where its whole length has no room; copied and scanned it is always whole.
 *
 * @example shortAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t') // 'TR7NHq…gjLj6t'
 */
export const shortAddress = (address: string): string =>
  address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`;
