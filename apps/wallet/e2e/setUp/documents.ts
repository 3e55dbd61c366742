import { randomInt } from 'node:crypto';

/** The number of an ID card that nobody has: GB 11643-1999, with its check character. */
export function newIdNumber(): string {
  const digits = `110105${randomInt(1950, 2000)}0${randomInt(1, 10)}${randomInt(10, 29)}${String(randomInt(1000)).padStart(3, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

/** A card number that nobody has: ISO/IEC 7812-1, annex B. */
export function newCardNumber(): string {
  const digits = `621483${String(randomInt(1e9)).padStart(9, '0')}`;
  const sum = [...digits].toReversed().reduce((total, text, index) => {
    const digit = Number(text) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}
