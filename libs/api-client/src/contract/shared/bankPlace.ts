import * as v from 'valibot';
import { displayText } from './displayText.ts';

/** A bank's code as `getBankList` gives it, such as `ICBC`. */
export const bankCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,16}$/));

/** A bank by code and name, as `getBankList` gives them. */
export const bank = { bankCode, bankName: displayText(40) };

/** The branch and its location, as the owner knows them. */
export const branch = {
  branch: v.optional(displayText(60)),
  province: v.optional(displayText(40)),
  city: v.optional(displayText(40)),
};

/** Number of a bank card (ISO/IEC 7812-1: up to 19 digits), or of an account without a card. */
export const ACCOUNT_NUMBER = /^\d{8,30}$/;
export const accountNumber = v.pipe(v.string(), v.regex(ACCOUNT_NUMBER));

/** Number of a digital-yuan wallet. */
export const WALLET_NUMBER = /^\d{10,20}$/;
export const walletNumber = v.pipe(v.string(), v.regex(WALLET_NUMBER));

/** Numbers of so many digits are on cards (ISO/IEC 7812-1); shorter and longer ones are of accounts without a card. */
const CARD = /^\d{16,19}$/;

/** Whether a number can exist: on a card its last digit is the Luhn check digit (ISO/IEC 7812-1, annex B). */
export function isPossibleNumber(number: string): boolean {
  if (!CARD.test(number)) return true;
  const sum = [...number].toReversed().reduce((total, text, index) => {
    const digit = Number(text) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
