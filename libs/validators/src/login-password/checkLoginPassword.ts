import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import {
  hasFewDistinctCharacters,
  isWeakSequence,
  MIN_DISTINCT_CHARACTERS,
} from '../password-strength/password-strength.ts';

/** Minimum number of characters of a login password. */
export const LOGIN_PASSWORD_MIN = 8;
/** Maximum number of characters of a login password. Without a limit, hashing could overload the server. */
export const LOGIN_PASSWORD_MAX = 128;

/** Why a login password was refused. */
export type LoginPasswordIssue =
  | Issue<'LOGIN_PASSWORD_EMPTY'>
  | Issue<'LOGIN_PASSWORD_TOO_SHORT', { readonly min: number }>
  | Issue<'LOGIN_PASSWORD_TOO_LONG', { readonly max: number }>
  | Issue<'LOGIN_PASSWORD_FEW_DISTINCT', { readonly min: number }>
  | Issue<'LOGIN_PASSWORD_SEQUENCE'>
  | Issue<'LOGIN_PASSWORD_COMMON'>;

/** Options of {@link checkLoginPassword}. */
export interface LoginPasswordOptions {
  /**
   * Passwords known to attackers, in lower case: a set, or a filter such as `COMMON_PASSWORDS` of
   * `@ezwallet/validators/common-passwords`.
   */
  readonly common?: { has(password: string): boolean };
}

/** A letter with two marks in form NFD has three units; the limit keeps normalisation fast. */
const MAX_UNITS_PER_CHARACTER = 4;
/** The six-digit sequences, extended to eight characters and more. */
const DIGIT_RUNS = ['01234567890', '09876543210'] as const;

/**
 * Checks a new login password.
 *
 * @returns the password in Unicode form NFC (RFC 8265 section 4.2), so that every keyboard produces the same hash.
 */
export function checkLoginPassword(
  text: string,
  options: LoginPasswordOptions = {},
): Checked<string, LoginPasswordIssue> {
  assertType('string', text, 'text');
  assertType('object', options, 'options', '{ common }, or nothing');
  const { common } = options;
  if (text === '') return refuse('LOGIN_PASSWORD_EMPTY');
  if (text.length > LOGIN_PASSWORD_MAX * MAX_UNITS_PER_CHARACTER) {
    return refuse('LOGIN_PASSWORD_TOO_LONG', { max: LOGIN_PASSWORD_MAX });
  }
  const password = text.normalize('NFC');
  const length = Array.from(password).length;
  if (isWeakSequence(password)) return refuse('LOGIN_PASSWORD_SEQUENCE');
  if (length < LOGIN_PASSWORD_MIN) return refuse('LOGIN_PASSWORD_TOO_SHORT', { min: LOGIN_PASSWORD_MIN });
  if (length > LOGIN_PASSWORD_MAX) return refuse('LOGIN_PASSWORD_TOO_LONG', { max: LOGIN_PASSWORD_MAX });
  if (hasFewDistinctCharacters(password)) {
    return refuse('LOGIN_PASSWORD_FEW_DISTINCT', { min: MIN_DISTINCT_CHARACTERS });
  }
  if (DIGIT_RUNS.some((run) => run.includes(password))) return refuse('LOGIN_PASSWORD_SEQUENCE');
  return common?.has(password.toLowerCase()) ? refuse('LOGIN_PASSWORD_COMMON') : accept(password);
}
