import { accept, checkDisplayText, type Checked, type DisplayTextIssue, refuse } from '@ezwallet/validators';

/** The longest note, in characters. */
export const NOTE_MAX = 60;

/**
 * Checks the note to the recipient. A note is optional. Line breaks become spaces.
 *
 * @returns the note as it is sent
 */
export function checkNote(text: string): Checked<string, DisplayTextIssue> {
  const checked = checkDisplayText(text.replace(/\s+/g, ' '), { max: NOTE_MAX });
  if (!checked.ok && checked.issue.code === 'TEXT_EMPTY') return accept('');
  // The wire counts UTF-16 units. An emoji has several.
  if (checked.ok && checked.value.length > NOTE_MAX) return refuse('TEXT_TOO_LONG', { max: NOTE_MAX });
  return checked;
}
