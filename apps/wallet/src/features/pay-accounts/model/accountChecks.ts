import { msg } from '@lingui/core/macro';
import { ACCOUNT_NUMBER, isPossibleNumber, WALLET_NUMBER } from '@ezwallet/api-client/constants';
import type { CheckedField } from '@ezwallet/domain-stores';
import { accept, checkDisplayText } from '@ezwallet/validators';
import { fault, type FieldFault } from '../../../shared/form/createForm.ts';

type Checked = CheckedField<string, FieldFault>;

/** The longest name of a branch. */
const BRANCH_MAX = 60;

/** The number of a bank card, or of a bank account without a card. */
export function checkAccountNumber(number: string): Checked {
  if (number === '') return fault(msg`Enter your card number.`);
  if (!ACCOUNT_NUMBER.test(number)) return fault(msg`A card number has 16 to 19 digits, an account number 8 to 30.`);
  return isPossibleNumber(number) ? accept(number) : fault(msg`This card number has a mistake. Check every digit.`);
}

/** The number of a digital-yuan wallet. */
export function checkWalletNumber(number: string): Checked {
  if (number === '') return fault(msg`Enter your wallet number.`);
  return WALLET_NUMBER.test(number) ? accept(number) : fault(msg`A wallet number has 10 to 20 digits.`);
}

export const checkBank = (bankCode: string): Checked =>
  bankCode === '' ? fault(msg`Choose your bank.`) : accept(bankCode);

/** The branch that keeps the account; nobody has to know it. */
export function checkBranch(text: string): Checked {
  return text.trim() === '' ? accept('') : checkDisplayText(text, { max: BRANCH_MAX });
}

export const checkCode = (fileId: string): Checked =>
  fileId === '' ? fault(msg`Add the picture of your payment code.`) : accept(fileId);
