import { assertType } from '../checked/assertType.ts';
import { type Checked, type Issue, refuse } from '../checked/checked.ts';
import { checkDisplayText, type DisplayTextIssue } from '../display-text/checkDisplayText.ts';
import { isReservedName } from './isReservedName.ts';

/** Maximum number of characters of a nickname. */
export const NICKNAME_MAX = 10;

/** The placeholder for a missing nickname, which nobody may use as a name. */
const UNSET = '-';

/** Why a nickname was refused. */
export type NicknameIssue =
  | Issue<'NICKNAME_EMPTY'>
  | Issue<'NICKNAME_TOO_LONG', { readonly max: number }>
  | Issue<'NICKNAME_CHARACTER', { readonly codePoint: string }>
  | Issue<'NICKNAME_MIXED_SCRIPTS'>
  | Issue<'NICKNAME_RESERVED'>;

/**
 * Checks a nickname: it removes spaces; then 1 to 10 characters must remain that others can read and distinguish. A name
 * that passes for the house, such as "Support", is `NICKNAME_RESERVED`.
 *
 * @returns the nickname without spaces, in Unicode form NFKC: letters of another width or style become plain ones.
 * @example checkNickname(' 家 明 ') // { ok: true, value: '家明' }
 */
export function checkNickname(text: string): Checked<string, NicknameIssue> {
  assertType('string', text, 'text');
  const typed = checkLine(text);
  // Form NFKC makes a space of some characters, and several characters of others.
  const checked = typed.ok ? checkLine(typed.value.normalize('NFKC')) : typed;
  if (!checked.ok) return refuseNickname(checked.issue);
  if (checked.value === UNSET) return refuse('NICKNAME_EMPTY');
  return isReservedName(checked.value) ? refuse('NICKNAME_RESERVED') : checked;
}

const checkLine = (text: string) => checkDisplayText(text.replace(/\p{Zs}/gu, ''), { max: NICKNAME_MAX });

function refuseNickname(issue: DisplayTextIssue): Checked<never, NicknameIssue> {
  switch (issue.code) {
    case 'TEXT_EMPTY':
      return refuse('NICKNAME_EMPTY');
    case 'TEXT_TOO_LONG':
      return refuse('NICKNAME_TOO_LONG', issue.params);
    case 'TEXT_CHARACTER':
      return refuse('NICKNAME_CHARACTER', issue.params);
    case 'TEXT_MIXED_SCRIPTS':
      return refuse('NICKNAME_MIXED_SCRIPTS');
  }
}
