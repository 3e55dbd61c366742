/**
 * Decimal strings as integers of minor units, so that charts compare, subtract and divide amounts without losing a
 * digit.
 */

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;

/** Digits after the point of the most precise value. A value that is not a decimal number counts as 0. */
export function scaleOf(values: readonly string[]): number {
  return values.reduce((most, value) => Math.max(most, DECIMAL.exec(value)?.[3]?.length ?? 0), 0);
}

/**
 * The value in units of 10^-scale. Digits beyond that are cut off.
 *
 * @returns undefined when `value` is not a decimal number
 * @example toMinor('-12.5', 2) // -1250n
 */
export function toMinor(value: string, scale: number): bigint | undefined {
  const match = DECIMAL.exec(value);
  if (!match) return undefined;
  const [, sign, integer = '', fraction = ''] = match;
  const minor = BigInt(integer + fraction.slice(0, scale).padEnd(scale, '0'));
  return sign === '-' ? -minor : minor;
}

/** Converts units of 10^-scale to a decimal string: `fromMinor(-1250n, 2)` is `-12.50`. */
export function fromMinor(minor: bigint, scale: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(scale + 1, '0');
  const whole = digits.length - scale;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, whole)}${scale ? `.${digits.slice(whole)}` : ''}`;
}
