import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';

/** Number of digits of a code from an SMS, an e-mail, or an authenticator (RFC 6238 with six digits). */
export const VERIFICATION_CODE_LENGTH = 6;

/** Why a verification code was refused. */
export type VerificationCodeIssue =
  | Issue<'VERIFICATION_CODE_EMPTY'>
  | Issue<'VERIFICATION_CODE_FORMAT', { readonly length: number }>;

const SIX_DIGITS = /^[0-9]{6}$/;

/** Checks the form of a verification code: six digits. */
export function checkVerificationCode(text: string): Checked<string, VerificationCodeIssue> {
  assertType('string', text, 'text');
  if (text === '') return refuse('VERIFICATION_CODE_EMPTY');
  if (!SIX_DIGITS.test(text)) return refuse('VERIFICATION_CODE_FORMAT', { length: VERIFICATION_CODE_LENGTH });
  return accept(text);
}
