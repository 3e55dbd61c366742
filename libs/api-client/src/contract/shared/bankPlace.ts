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
export const accountNumber = v.pipe(v.string(), v.regex(/^\d{8,30}$/));

/** Number of a digital-yuan wallet. */
export const walletNumber = v.pipe(v.string(), v.regex(/^\d{10,20}$/));
