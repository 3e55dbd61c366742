/** One decimal digit. */
export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

const DIGITS: readonly Digit[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The digits in standard order, or in a fair random one (Fisher-Yates with the platform's random numbers). */
export function shuffleDigits(shuffle: boolean): readonly Digit[] {
  if (!shuffle) return DIGITS;
  const digits = [...DIGITS];
  for (let i = digits.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1);
    [digits[i], digits[j]] = [digits[j]!, digits[i]!];
  }
  return digits;
}

/** Bytes past the last whole multiple of `limit` are rejected, because using them would favour low numbers. */
function randomBelow(limit: number): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0]! >= 256 - (256 % limit));
  return byte[0]! % limit;
}
