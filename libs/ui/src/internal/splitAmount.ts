export interface AmountParts {
  negative: boolean;
  /** Grouped by thousands: `12,846`. */
  integer: string;
  /** Without the point; empty when there is none. */
  fraction: string;
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;

/**
 * Splits a decimal string for display without converting it to a number.
 *
 * @param value such as `-12846.3200`
 * @param decimals digits after the point: cut off, never rounded up, and filled with zeros; default: all digits
 * @returns undefined when `value` is not a decimal number
 */
export function splitAmount(value: string, decimals?: number): AmountParts | undefined {
  const match = DECIMAL.exec(value.trim());
  if (!match) return undefined;
  const [, sign, digits = '', rest = ''] = match;
  const fraction = decimals === undefined ? rest : rest.slice(0, decimals).padEnd(decimals, '0');
  const integer = digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const zero = /^0*$/.test(integer + fraction);
  return { negative: sign === '-' && !zero, integer, fraction };
}
