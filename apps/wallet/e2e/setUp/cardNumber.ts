import { randomInt } from 'node:crypto';

/** A card number with the check digit of ISO/IEC 7812-1, annex B. */
export function cardNumber(): string {
  const digits = `621483${String(randomInt(1e9)).padStart(9, '0')}`;
  const sum = [...digits].toReversed().reduce((total, text, index) => {
    const digit = Number(text) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}
