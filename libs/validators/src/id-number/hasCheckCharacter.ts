/** GB 11643-1999 section 4.2: the weight of each of the 17 digits, 2^(18 - position) modulo 11. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
/** The check character for each remainder, ISO 7064 MOD 11-2. */
const CHARACTERS = '10X98765432';

const ZERO = 0x30;

/**
 * Whether the last character of an 18-character resident ID number matches the 17 before it.
 *
 * @param number 17 digits and a digit or `X`.
 */
export function hasCheckCharacter(number: string): boolean {
  let sum = 0;
  WEIGHTS.forEach((weight, index) => (sum += weight * (number.charCodeAt(index) - ZERO)));
  return number.charAt(WEIGHTS.length) === CHARACTERS.charAt(sum % CHARACTERS.length);
}
