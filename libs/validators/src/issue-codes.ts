import type { AccountIdIssue } from './account-id/checkAccountId.ts';
import type { AddressIssue } from './address/checkAddress.ts';
import type { AmountIssue } from './amount/parseAmount.ts';
import type { ContactRemarkIssue } from './contact-remark/checkContactRemark.ts';
import type { DisplayTextIssue } from './display-text/checkDisplayText.ts';
import type { EmailIssue } from './email/checkEmail.ts';
import type { IdNumberIssue } from './id-number/checkIdNumber.ts';
import type { LoginIdentifierIssue } from './login-identifier/checkLoginIdentifier.ts';
import type { LoginPasswordIssue } from './login-password/checkLoginPassword.ts';
import type { NicknameIssue } from './nickname/checkNickname.ts';
import type { PaymentPasswordIssue } from './payment-password/checkPaymentPassword.ts';
import type { PaymentTextIssue } from './payment-text/parsePaymentText.ts';
import type { PhoneIssue } from './phone/checkPhone.ts';
import type { RealNameIssue } from './real-name/checkRealName.ts';
import type { ScannedTextIssue } from './scanned-text/parseScannedText.ts';
import type { TransferCodeIssue } from './transfer-code/parseTransferCode.ts';
import type { UserNumberIssue } from './user-number/checkUserNumber.ts';
import type { VerificationCodeIssue } from './verification-code/checkVerificationCode.ts';

/** Every issue that a check of this package can return. */
export type ValidationIssue =
  | AccountIdIssue
  | AddressIssue
  | AmountIssue
  | ContactRemarkIssue
  | DisplayTextIssue
  | EmailIssue
  | IdNumberIssue
  | LoginIdentifierIssue
  | LoginPasswordIssue
  | NicknameIssue
  | PaymentPasswordIssue
  | PaymentTextIssue
  | PhoneIssue
  | RealNameIssue
  | ScannedTextIssue
  | TransferCodeIssue
  | UserNumberIssue
  | VerificationCodeIssue;

/** Every issue code. Make your table of messages exhaustive over it. */
export type IssueCode = ValidationIssue['code'];

/** A record, so that the compiler reports a code that is missing or no longer exists. */
const CODES: Readonly<Record<IssueCode, true>> = {
  ACCOUNT_ID_EMPTY: true,
  ACCOUNT_ID_LENGTH: true,
  ACCOUNT_ID_SYMBOL: true,
  ADDRESS_CHECKSUM: true,
  ADDRESS_EMPTY: true,
  ADDRESS_FORMAT: true,
  ADDRESS_OTHER_NETWORK: true,
  AMOUNT_ABOVE_MAX: true,
  AMOUNT_BELOW_MIN: true,
  AMOUNT_DECIMALS: true,
  AMOUNT_EMPTY: true,
  AMOUNT_FORMAT: true,
  AMOUNT_TOO_MANY_DIGITS: true,
  AMOUNT_ZERO: true,
  CONTACT_REMARK_CHARACTER: true,
  CONTACT_REMARK_MIXED_SCRIPTS: true,
  CONTACT_REMARK_TOO_LONG: true,
  EMAIL_EMPTY: true,
  EMAIL_FORMAT: true,
  EMAIL_NOT_ASCII: true,
  EMAIL_TOO_LONG: true,
  ID_NUMBER_CHECK_CHARACTER: true,
  ID_NUMBER_DATE: true,
  ID_NUMBER_EMPTY: true,
  ID_NUMBER_FORMAT: true,
  ID_NUMBER_UNDER_AGE: true,
  LOGIN_IDENTIFIER_EMPTY: true,
  LOGIN_PASSWORD_COMMON: true,
  LOGIN_PASSWORD_EMPTY: true,
  LOGIN_PASSWORD_FEW_DISTINCT: true,
  LOGIN_PASSWORD_SEQUENCE: true,
  LOGIN_PASSWORD_TOO_LONG: true,
  LOGIN_PASSWORD_TOO_SHORT: true,
  NICKNAME_CHARACTER: true,
  NICKNAME_EMPTY: true,
  NICKNAME_MIXED_SCRIPTS: true,
  NICKNAME_RESERVED: true,
  NICKNAME_TOO_LONG: true,
  PAYMENT_PASSWORD_EMPTY: true,
  PAYMENT_PASSWORD_FEW_DISTINCT: true,
  PAYMENT_PASSWORD_FORMAT: true,
  PAYMENT_PASSWORD_SEQUENCE: true,
  PAYMENT_TEXT_FORMAT: true,
  PHONE_AREA_UNKNOWN: true,
  PHONE_EMPTY: true,
  PHONE_FORMAT: true,
  REAL_NAME_CHARACTER: true,
  REAL_NAME_DOT: true,
  REAL_NAME_EMPTY: true,
  REAL_NAME_LENGTH: true,
  REAL_NAME_SPACE: true,
  SCANNED_TEXT_INVALID: true,
  TEXT_CHARACTER: true,
  TEXT_EMPTY: true,
  TEXT_MIXED_SCRIPTS: true,
  TEXT_TOO_LONG: true,
  TRANSFER_CODE_CHECKSUM: true,
  TRANSFER_CODE_FORMAT: true,
  USER_NUMBER_EMPTY: true,
  USER_NUMBER_FORMAT: true,
  VERIFICATION_CODE_EMPTY: true,
  VERIFICATION_CODE_FORMAT: true,
};

/** All issue codes, for tests that iterate over them. */
export const ISSUE_CODES = /* @__PURE__ */ Object.keys(CODES) as readonly IssueCode[];
