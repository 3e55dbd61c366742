import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IssueCode, ValidationIssue } from '@ezwallet/validators';

type ParamsOf<C extends IssueCode> = Extract<ValidationIssue, { code: C }>['params'];

/** What a person is told about a value that a check refused. */
export const issueMessages: { readonly [C in IssueCode]: (params: ParamsOf<C>) => MessageDescriptor } = {
  ACCOUNT_ID_EMPTY: () => msg`Please enter an account ID.`,
  ACCOUNT_ID_LENGTH: ({ min, max }) => msg`Use ${min} to ${max} letters or digits.`,
  ACCOUNT_ID_SYMBOL: () => msg`Use letters and digits only, no symbols.`,
  AMOUNT_ABOVE_MAX: ({ max }) => msg`The most is ${max}.`,
  AMOUNT_BELOW_MIN: ({ min }) => msg`The least is ${min}.`,
  AMOUNT_DECIMALS: ({ max }) => msg`At most ${max} decimals.`,
  AMOUNT_EMPTY: () => msg`Please enter an amount.`,
  AMOUNT_FORMAT: () => msg`This is not an amount.`,
  AMOUNT_TOO_MANY_DIGITS: ({ max }) => msg`At most ${max} digits.`,
  AMOUNT_ZERO: () => msg`Please enter more than zero.`,
  CONTACT_REMARK_CHARACTER: () => msg`This text has a character that cannot be used.`,
  CONTACT_REMARK_MIXED_SCRIPTS: () => msg`Please do not mix scripts that look alike.`,
  CONTACT_REMARK_TOO_LONG: ({ max }) => msg`Must not exceed ${max} characters.`,
  EMAIL_EMPTY: () => msg`Please enter your e-mail address.`,
  EMAIL_FORMAT: () => msg`This is not an e-mail address.`,
  EMAIL_NOT_ASCII: () => msg`Please use only Latin letters and digits.`,
  EMAIL_TOO_LONG: ({ max }) => msg`Must not exceed ${max} characters.`,
  LOGIN_IDENTIFIER_EMPTY: () => msg`Please enter your phone number or e-mail address.`,
  LOGIN_PASSWORD_COMMON: () => msg`Too many people use this password.`,
  LOGIN_PASSWORD_EMPTY: () => msg`Please enter a password.`,
  LOGIN_PASSWORD_FEW_DISTINCT: ({ min }) => msg`Use at least ${min} different characters.`,
  LOGIN_PASSWORD_SEQUENCE: () => msg`A plain sequence is too easy to guess.`,
  LOGIN_PASSWORD_TOO_LONG: ({ max }) => msg`Must not exceed ${max} characters.`,
  LOGIN_PASSWORD_TOO_SHORT: ({ min }) => msg`Use at least ${min} characters.`,
  NICKNAME_CHARACTER: () => msg`This text has a character that cannot be used.`,
  NICKNAME_EMPTY: () => msg`The nickname cannot be empty.`,
  NICKNAME_MIXED_SCRIPTS: () => msg`Please do not mix scripts that look alike.`,
  NICKNAME_TOO_LONG: ({ max }) => msg`The nickname must not exceed ${max} characters.`,
  PAYMENT_PASSWORD_EMPTY: () => msg`Please enter the payment password.`,
  PAYMENT_PASSWORD_FEW_DISTINCT: ({ min }) => msg`Use at least ${min} different digits.`,
  PAYMENT_PASSWORD_FORMAT: ({ length }) => msg`Use exactly ${length} digits.`,
  PAYMENT_PASSWORD_SEQUENCE: () => msg`A plain sequence is too easy to guess.`,
  PHONE_AREA_UNKNOWN: () => msg`Phones of this area cannot be used.`,
  PHONE_EMPTY: () => msg`Please enter your phone number.`,
  PHONE_FORMAT: ({ areaCode }) => msg`This is not a mobile number of area +${areaCode}.`,
  TEXT_CHARACTER: () => msg`This text has a character that cannot be used.`,
  TEXT_EMPTY: () => msg`Please enter something.`,
  TEXT_MIXED_SCRIPTS: () => msg`Please do not mix scripts that look alike.`,
  TEXT_TOO_LONG: ({ max }) => msg`Must not exceed ${max} characters.`,
  USER_NUMBER_EMPTY: () => msg`Please enter a user number.`,
  USER_NUMBER_FORMAT: ({ min, max }) => msg`A user number has ${min} to ${max} letters or digits.`,
  VERIFICATION_CODE_EMPTY: () => msg`Please enter the verification code.`,
  VERIFICATION_CODE_FORMAT: ({ length }) => msg`The code has ${length} digits.`,
};

/** Words for an issue that a check answered with. */
export function issueMessage<C extends IssueCode>(issue: { readonly code: C; readonly params: ParamsOf<C> }): MessageDescriptor {
  return issueMessages[issue.code](issue.params);
}
