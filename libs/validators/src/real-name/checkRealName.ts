import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';

/** Minimum length of a real name, in characters. */
export const REAL_NAME_MIN = 2;
/** Maximum length of a real name, in characters. */
export const REAL_NAME_MAX = 20;

/** Why a real name was refused. */
export type RealNameIssue =
  | Issue<'REAL_NAME_EMPTY'>
  | Issue<'REAL_NAME_LENGTH', { readonly min: number; readonly max: number }>
  | Issue<'REAL_NAME_SPACE'>
  | Issue<'REAL_NAME_DOT'>
  | Issue<'REAL_NAME_CHARACTER'>;

/**
 * Every unified ideograph of Unicode, including those outside the Basic Multilingual Plane: 196 characters of the Table
 * of General Standard Chinese Characters (State Council, 2013), which household registers use, are there. U+3007 is the
 * round zero of a few given names.
 */
const CHINESE = /^[\p{Unified_Ideograph}\u3007·]+$/u;
const LATIN = /^[A-Za-z ]+$/;
/** The middle dots that keyboards offer between the parts of a transcribed name; U+00B7 is the standard's. */
const MIDDLE_DOTS = /[\u2022\u2027\u22c5\u30fb\uff65]/g;
/** A text with more UTF-16 units always has too many characters; the limit bounds the work. */
const MAX_UNITS = REAL_NAME_MAX * 8;

/**
 * Checks a real name as on an identity document: 2 to 20 Chinese characters with single middle dots between them, or 2
 * to 20 Latin letters with single spaces between them. Hyphens and apostrophes are omitted, as in the machine-readable
 * zone of a passport (ICAO Doc 9303 part 3, section 4.6).
 *
 * @returns the name in Unicode form NFC, with U+00B7 as its dots.
 * @example checkRealName('阿凡提•买买提') // { ok: true, value: '阿凡提·买买提' }
 */
export function checkRealName(text: string): Checked<string, RealNameIssue> {
  assertType('string', text, 'text');
  if (text.trim() === '') return refuse('REAL_NAME_EMPTY');
  if (text.length > MAX_UNITS) return refuse('REAL_NAME_LENGTH', { min: REAL_NAME_MIN, max: REAL_NAME_MAX });
  const name = text.normalize('NFC').replace(MIDDLE_DOTS, '·');
  if (hasStray(name, ' ')) return refuse('REAL_NAME_SPACE');
  if (!CHINESE.test(name) && !LATIN.test(name)) return refuse('REAL_NAME_CHARACTER');
  if (hasStray(name, '·')) return refuse('REAL_NAME_DOT');
  const length = Array.from(name).length;
  if (length < REAL_NAME_MIN || length > REAL_NAME_MAX) {
    return refuse('REAL_NAME_LENGTH', { min: REAL_NAME_MIN, max: REAL_NAME_MAX });
  }
  return accept(name);
}

/** Whether a separator is at an end or doubled. */
function hasStray(name: string, separator: string): boolean {
  return name.startsWith(separator) || name.endsWith(separator) || name.includes(separator + separator);
}
