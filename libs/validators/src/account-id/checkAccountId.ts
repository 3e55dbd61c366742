import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';

/** Shortest account ID. */
export const ACCOUNT_ID_MIN = 4;
/** Longest account ID. */
export const ACCOUNT_ID_MAX = 20;

/** Why an account ID was refused. */
export type AccountIdIssue =
  | Issue<'ACCOUNT_ID_EMPTY'>
  | Issue<'ACCOUNT_ID_LENGTH', { readonly min: number; readonly max: number }>
  | Issue<'ACCOUNT_ID_SYMBOL'>;

const LETTERS_OR_DIGITS = /^[A-Za-z0-9]+$/;

/** Checks an account ID: Latin letters, digits or both, no symbols. It keeps the case; compare without case. */
export function checkAccountId(text: string): Checked<string, AccountIdIssue> {
  assertType('string', text, 'text');
  if (text === '') return refuse('ACCOUNT_ID_EMPTY');
  if (!LETTERS_OR_DIGITS.test(text)) return refuse('ACCOUNT_ID_SYMBOL');
  if (text.length < ACCOUNT_ID_MIN || text.length > ACCOUNT_ID_MAX) {
    return refuse('ACCOUNT_ID_LENGTH', { min: ACCOUNT_ID_MIN, max: ACCOUNT_ID_MAX });
  }
  return accept(text);
}
