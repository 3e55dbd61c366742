import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';

/** Shortest user number. */
export const USER_NUMBER_MIN = 5;
/** Longest user number. */
export const USER_NUMBER_MAX = 7;

/** Why a user number was refused. */
export type UserNumberIssue =
  | Issue<'USER_NUMBER_EMPTY'>
  | Issue<'USER_NUMBER_FORMAT', { readonly min: number; readonly max: number }>;

const USER_NUMBER = /^[A-Za-z0-9]{5,7}$/;

/**
 * Checks a user number: 5 to 7 Latin letters or digits, case-insensitive.
 *
 * @returns the number in upper case.
 */
export function checkUserNumber(text: string): Checked<string, UserNumberIssue> {
  assertType('string', text, 'text');
  if (text === '') return refuse('USER_NUMBER_EMPTY');
  if (!USER_NUMBER.test(text)) return refuse('USER_NUMBER_FORMAT', { min: USER_NUMBER_MIN, max: USER_NUMBER_MAX });
  return accept(text.toUpperCase());
}
