import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { countCharacters } from './countCharacters.ts';

/**
 * Names that one user shows to another. A name must not look empty, imitate another name, or reverse the text around
 * it: the general restrictions of Unicode Technical Standard 39 (sections 3.1 and 5) and Technical Report 36, reduced
 * to the needs of a line of about ten characters.
 */

/** Why a visible text was refused. */
export type DisplayTextIssue =
  | Issue<'TEXT_EMPTY'>
  | Issue<'TEXT_TOO_LONG', { readonly max: number }>
  | Issue<'TEXT_CHARACTER', { readonly codePoint: string }>
  | Issue<'TEXT_MIXED_SCRIPTS'>;

/** Options of {@link checkDisplayText}. */
export interface DisplayTextOptions {
  /** Visible characters: grapheme clusters of Unicode Standard Annex 29. */
  readonly max: number;
}

/**
 * Invisible characters. `Default_Ignorable_Code_Point` covers those that `Cf` misses and that make a name look empty:
 * U+3164 and U+FFA0 (Hangul fillers), U+034F, variation selectors. The joiner of emoji sequences is among them: a
 * family of seven people would count as one character.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** UTS 39 section 5.4: more than four nonspacing marks in a row overlap the neighbouring lines. */
const MARK_PILE = /\p{Mn}{5}/u;
/** A mark without a letter of its own sits on what the screen shows before the text. */
const FIRST_MARK = /^\p{M}/u;
const CONFUSABLE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
/** A grapheme cluster has no maximum length, and neither sorting its marks nor finding its end is linear. */
const MAX_UNITS_PER_CHARACTER = 8;

/**
 * Checks a one-line text that other people read: names, remarks, labels.
 *
 * @returns the text in Unicode form NFC without leading and trailing white space.
 */
export function checkDisplayText(text: string, options: DisplayTextOptions): Checked<string, DisplayTextIssue> {
  assertType('string', text, 'text');
  assertType('object', options, 'options', '{ max }');
  const { max } = options;
  const trimmed = text.trim();
  if (trimmed === '') return refuse('TEXT_EMPTY');
  if (trimmed.length > max * MAX_UNITS_PER_CHARACTER) return refuse('TEXT_TOO_LONG', { max });
  const normal = trimmed.normalize('NFC');
  const strange = UNSEEN.exec(normal) ?? FIRST_MARK.exec(normal) ?? MARK_PILE.exec(normal);
  if (strange) return refuse('TEXT_CHARACTER', { codePoint: codePointName(strange[0]) });
  if (CONFUSABLE_SCRIPTS.filter((script) => script.test(normal)).length > 1) return refuse('TEXT_MIXED_SCRIPTS');
  return normal.length > max && countCharacters(normal) > max ? refuse('TEXT_TOO_LONG', { max }) : accept(normal);
}

/** `U+200B`, the notation of the Unicode Standard, appendix A. */
function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
