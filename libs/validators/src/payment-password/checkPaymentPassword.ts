import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import {
  hasFewDistinctCharacters,
  isWeakSequence,
  MIN_DISTINCT_CHARACTERS,
} from '../password-strength/password-strength.ts';

/** Number of digits of a payment password. */
export const PAYMENT_PASSWORD_LENGTH = 6;

/** Why a payment password was refused. */
export type PaymentPasswordIssue =
  | Issue<'PAYMENT_PASSWORD_EMPTY'>
  | Issue<'PAYMENT_PASSWORD_FORMAT', { readonly length: number }>
  | Issue<'PAYMENT_PASSWORD_FEW_DISTINCT', { readonly min: number }>
  | Issue<'PAYMENT_PASSWORD_SEQUENCE'>;

const SIX_DIGITS = /^[0-9]{6}$/;

/** Checks a new payment password: six digits, at least three of them different, no sequence. */
export function checkPaymentPassword(password: string): Checked<string, PaymentPasswordIssue> {
  assertType('string', password, 'password');
  if (password === '') return refuse('PAYMENT_PASSWORD_EMPTY');
  if (!SIX_DIGITS.test(password)) return refuse('PAYMENT_PASSWORD_FORMAT', { length: PAYMENT_PASSWORD_LENGTH });
  if (hasFewDistinctCharacters(password)) {
    return refuse('PAYMENT_PASSWORD_FEW_DISTINCT', { min: MIN_DISTINCT_CHARACTERS });
  }
  return isWeakSequence(password) ? refuse('PAYMENT_PASSWORD_SEQUENCE') : accept(password);
}
