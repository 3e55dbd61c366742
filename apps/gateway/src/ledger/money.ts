/** What a bigint column holds. */
const MAX_MINOR = 2n ** 63n - 1n;
const DECIMAL = /^(0|[1-9]\d{0,18})(?:\.(\d{1,80}))?$/;

/**
 * Reads a decimal string into minor units. Refuses what a person could not have meant as an amount: signs, exponents,
 * spaces, leading zeros, other digits than 0 to 9, more places than the scale.
 *
 * @returns minor units, or undefined when refused.
 * @example parseMoney('1.5', 6) // 1500000n
 */
export function parseMoney(text: string, scale: number): bigint | undefined {
  const places = DECIMAL.exec(text)?.[2]?.length ?? 0;
  return places > scale ? undefined : parseMoneyDown(text, scale);
}

/**
 * Reads a decimal string of ours, such as a limit: what is missing or no amount must never count as nothing.
 *
 * @throws Error for anything that `parseMoney` refuses
 */
export function exactMoney(text: string | undefined, scale: number): bigint {
  const minor = text === undefined ? undefined : parseMoney(text, scale);
  if (minor === undefined) throw new Error(`Expected an amount with at most ${scale} places, found ${text}.`);
  return minor;
}

/**
 * Like `parseMoney`, but rounds places beyond the scale down: for amounts that others computed, such as rates.
 *
 * @example parseMoneyDown('1.99', 1) // 19n
 */
export function parseMoneyDown(text: string, scale: number): bigint | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const minor = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  return minor > MAX_MINOR ? undefined : minor;
}

/**
 * Writes minor units as the shortest decimal string.
 *
 * @example formatMoney(1500000n, 6) // '1.5'
 */
export function formatMoney(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${minor < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/**
 * Takes a share of an amount, such as a fee in basis points. Divides exactly once.
 *
 * @param rounding `down` when we owe, `up` when we are owed.
 * @example portionOf(1_000_001n, 60n, 10_000n, 'up') // 6001n
 */
export function portionOf(minor: bigint, numerator: bigint, denominator: bigint, rounding: 'down' | 'up'): bigint {
  const product = minor * numerator;
  const quotient = product / denominator;
  return rounding === 'up' && product % denominator > 0n ? quotient + 1n : quotient;
}

/** Moves an amount to another scale; what is lost is rounded down. */
export function rescale(minor: bigint, from: number, to: number): bigint {
  return to >= from ? minor * 10n ** BigInt(to - from) : minor / 10n ** BigInt(from - to);
}
