import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { checkDisplayText } from '../display-text/checkDisplayText.ts';

/** Maximum number of characters of a contact's remark. */
export const CONTACT_REMARK_MAX = 8;

/** Why a contact's remark was refused. */
export type ContactRemarkIssue =
  | Issue<'CONTACT_REMARK_TOO_LONG', { readonly max: number }>
  | Issue<'CONTACT_REMARK_CHARACTER', { readonly codePoint: string }>
  | Issue<'CONTACT_REMARK_MIXED_SCRIPTS'>;

/**
 * Checks the remark of a contact: up to 8 characters, or none.
 *
 * @returns the remark in Unicode form NFC without leading and trailing white space; `''` when there is none.
 */
export function checkContactRemark(text: string): Checked<string, ContactRemarkIssue> {
  assertType('string', text, 'text');
  const checked = checkDisplayText(text, { max: CONTACT_REMARK_MAX });
  if (checked.ok) return checked;
  switch (checked.issue.code) {
    case 'TEXT_EMPTY':
      return accept('');
    case 'TEXT_TOO_LONG':
      return refuse('CONTACT_REMARK_TOO_LONG', checked.issue.params);
    case 'TEXT_CHARACTER':
      return refuse('CONTACT_REMARK_CHARACTER', checked.issue.params);
    case 'TEXT_MIXED_SCRIPTS':
      return refuse('CONTACT_REMARK_MIXED_SCRIPTS');
  }
}
