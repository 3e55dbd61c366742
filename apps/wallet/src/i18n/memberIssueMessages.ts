import { msg } from '@lingui/core/macro';
import type { IssueCode } from '@ezwallet/validators';
import type { ByIssue } from './ByIssue.ts';
import type { VisitorIssueCode } from './visitorIssueMessages.ts';

/** What only members fill in. */
type MemberIssue = Exclude<IssueCode, VisitorIssueCode>;

/** The message for each value of a member that a validator rejected: common words. */
export const memberIssueMessages: ByIssue<MemberIssue> = {
  ACCOUNT_ID_EMPTY: () => msg`Enter an account ID.`,
  ACCOUNT_ID_LENGTH: ({ min, max }) => msg`Use ${min} to ${max} letters or digits.`,
  ACCOUNT_ID_SYMBOL: () => msg`Use letters and digits only, no symbols.`,
  ADDRESS_CHECKSUM: ({ network }) => msg`This ${network} address has a mistake. Check every character.`,
  ADDRESS_EMPTY: () => msg`Enter an address.`,
  ADDRESS_FORMAT: ({ network }) => msg`The format of this ${network} address is wrong. Check the address.`,
  ADDRESS_OTHER_NETWORK: ({ network, belongsTo }) =>
    msg`This address belongs to ${belongsTo}. Money sent to it on ${network} would be lost.`,
  AMOUNT_ABOVE_MAX: ({ max }) => msg`The maximum is ${max}.`,
  AMOUNT_BELOW_MIN: ({ min }) => msg`The minimum is ${min}.`,
  AMOUNT_DECIMALS: ({ max }) => msg`Use at most ${max} decimals.`,
  AMOUNT_EMPTY: () => msg`Enter an amount.`,
  AMOUNT_FORMAT: () => msg`Enter a valid amount.`,
  AMOUNT_TOO_MANY_DIGITS: ({ max }) => msg`Use at most ${max} digits.`,
  AMOUNT_ZERO: () => msg`Enter more than zero.`,
  CONTACT_REMARK_CHARACTER: () => msg`This text contains a character we do not support.`,
  CONTACT_REMARK_MIXED_SCRIPTS: () => msg`Do not mix alphabets that look alike.`,
  CONTACT_REMARK_TOO_LONG: ({ max }) => msg`Use at most ${max} characters.`,
  ID_NUMBER_CHECK_CHARACTER: () => msg`Enter a valid ID number.`,
  ID_NUMBER_DATE: () => msg`Enter a valid ID number.`,
  ID_NUMBER_EMPTY: () => msg`Enter your ID number.`,
  ID_NUMBER_FORMAT: () => msg`Enter a valid ID number.`,
  ID_NUMBER_UNDER_AGE: ({ min }) => msg`You must be at least ${min} years old to verify your identity.`,
  NICKNAME_CHARACTER: () => msg`This text contains a character we do not support.`,
  NICKNAME_EMPTY: () => msg`The nickname cannot be empty.`,
  NICKNAME_MIXED_SCRIPTS: () => msg`Do not mix alphabets that look alike.`,
  NICKNAME_RESERVED: () => msg`This name is reserved. Choose another one.`,
  NICKNAME_TOO_LONG: ({ max }) => msg`The nickname must not exceed ${max} characters.`,
  PAYMENT_PASSWORD_EMPTY: () => msg`Enter your payment password.`,
  PAYMENT_PASSWORD_FEW_DISTINCT: ({ min }) => msg`Use at least ${min} different digits.`,
  PAYMENT_PASSWORD_FORMAT: ({ length }) => msg`Enter ${length} digits.`,
  PAYMENT_PASSWORD_SEQUENCE: () => msg`A simple sequence is too easy to guess. Choose another one.`,
  PAYMENT_TEXT_FORMAT: () => msg`Invalid QR code.`,
  REAL_NAME_CHARACTER: () => msg`Use only Chinese characters, or only Latin letters and spaces.`,
  REAL_NAME_DOT: () => msg`Use a single middle dot, and only between two parts of the name.`,
  REAL_NAME_EMPTY: () => msg`Enter your real name.`,
  REAL_NAME_LENGTH: ({ min, max }) => msg`Use ${min} to ${max} characters.`,
  REAL_NAME_SPACE: () => msg`Do not start or end with a space, or use two spaces in a row.`,
  SCANNED_TEXT_INVALID: () => msg`Invalid QR code.`,
  TEXT_CHARACTER: () => msg`This text contains a character we do not support.`,
  TEXT_EMPTY: () => msg`Enter some text.`,
  TEXT_MIXED_SCRIPTS: () => msg`Do not mix alphabets that look alike.`,
  TEXT_TOO_LONG: ({ max }) => msg`Use at most ${max} characters.`,
  TRANSFER_CODE_CHECKSUM: () => msg`Invalid QR code.`,
  TRANSFER_CODE_FORMAT: () => msg`Invalid QR code.`,
  USER_NUMBER_EMPTY: () => msg`Enter a user number.`,
  USER_NUMBER_FORMAT: ({ min, max }) => msg`A user number has ${min} to ${max} letters or digits.`,
};
