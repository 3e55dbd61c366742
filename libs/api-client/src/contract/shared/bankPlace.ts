import * as v from 'valibot';
import { ACCOUNT_NUMBER, WALLET_NUMBER } from '../../constants/pay-methods.ts';
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
export const accountNumber = v.pipe(v.string(), v.regex(ACCOUNT_NUMBER));
export const walletNumber = v.pipe(v.string(), v.regex(WALLET_NUMBER));
