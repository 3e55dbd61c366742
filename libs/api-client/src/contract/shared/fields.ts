import * as v from 'valibot';
import {
  checkEmail,
  checkLoginIdentifier,
  checkLoginPassword,
  checkNickname,
  checkPaymentPassword,
  checkUserNumber,
  checkVerificationCode,
  parseAmount,
} from '@ezwallet/validators';
import { plainText } from './plainText.ts';

/** The most decimal places of any asset in the ledger. */
const LEDGER_DECIMALS = 8;

const passes = (check: (text: string) => { ok: boolean }) => (text: string) => check(text).ok;

/** Accepts what one of our validators accepts. Forms use the issue's own code; the wire only says no. */
const checked = (check: (text: string) => { ok: boolean }, what: string) =>
  v.pipe(plainText(254), v.check(passes(check), what));

/** A non-negative amount as a decimal string such as `"1234.5"`; never a float. */
export const amount = v.pipe(
  v.string(),
  v.maxLength(32),
  v.check((text) => parseAmount(text, { decimals: LEDGER_DECIMALS }).ok, 'amount'),
);

/** A decimal string that may be negative, such as a change or a posting. */
export const signedAmount = v.pipe(v.string(), v.regex(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/));

/** Epoch milliseconds, up to the last moment that a Date can hold (ECMA-262, 21.4.1.1). */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** An asset's code, such as `USDT`. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/));

/** An area code without plus or zeros, such as `86`. */
export const countryCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/));

export const email = checked(checkEmail, 'email');
export const loginIdentifier = checked(checkLoginIdentifier, 'login identifier');
export const loginPassword = checked(checkLoginPassword, 'login password');
export const nickname = checked(checkNickname, 'nickname');
export const paymentPassword = checked(checkPaymentPassword, 'payment password');
export const userNumber = checked(checkUserNumber, 'user number');
export const verificationCode = checked(checkVerificationCode, 'verification code');

/** A secret as typed, for comparison: any text of a reasonable length, because its rules may have changed. */
export const secret = v.pipe(plainText(128), v.minLength(1));

/** A phone number as typed, digits only. Its area code decides which digits are valid. */
export const phoneNumber = v.pipe(v.string(), v.regex(/^\d{4,15}$/));

/** An opaque value from the server: a ticket, a token, an id. */
export const opaque = v.pipe(plainText(256), v.minLength(1));

/** A request number: a UUID, created once per confirmed action and reused for its retries. */
export const requestNumber = v.pipe(v.string(), v.uuid());

/** Accepted; there is nothing more to say. */
export const done = v.literal(true);

/** No fields. */
export const nothing = v.strictObject({});
