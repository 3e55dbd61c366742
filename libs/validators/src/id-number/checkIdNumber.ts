import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { ageOn } from './ageOn.ts';
import { chinaDate } from './chinaDate.ts';
import { hasCheckCharacter } from './hasCheckCharacter.ts';
import { readBirthDate } from './readBirthDate.ts';

/**
 * Resident ID numbers of China: GB 11643-1999, 18 characters, and the first generation, GB 11643-1989, 15 digits
 * without a check character. Residence permits for Hong Kong, Macao and Taiwan residents (81 to 83) and for foreigners
 * (a leading 9) use the same structure.
 */

/** Minimum age for identity verification, in years. */
export const ID_NUMBER_MIN_AGE = 18;

/** Why a resident ID number was refused. */
export type IdNumberIssue =
  | Issue<'ID_NUMBER_EMPTY'>
  | Issue<'ID_NUMBER_FORMAT'>
  | Issue<'ID_NUMBER_DATE'>
  | Issue<'ID_NUMBER_CHECK_CHARACTER'>
  | Issue<'ID_NUMBER_UNDER_AGE', { readonly min: number }>;

/** The contents of a resident ID number. */
export interface IdNumber {
  /** With `X` in upper case. */
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

/** Options of {@link checkIdNumber}: clock and age. */
export interface IdNumberOptions {
  /** The current time, epoch milliseconds. */
  readonly now: number;
  /** Required age in full years. Default: {@link ID_NUMBER_MIN_AGE}. */
  readonly minAge?: number;
}

/** For numbers with a check character. */
const LENGTH = 18;
const FORMAT = /^(?:[0-9]{15}|[0-9]{17}[0-9X])$/;
/**
 * GB/T 2260, the first two digits: the provinces. The same applies after a leading 9, which only foreigners' cards
 * have.
 */
const PROVINCE = /^9?(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/**
 * Checks a resident ID number and that its owner is of age.
 *
 * @example
 * checkIdNumber('11010519491231002x', { now: Date.now() }).ok // true
 */
export function checkIdNumber(text: string, options: IdNumberOptions): Checked<IdNumber, IdNumberIssue> {
  assertType('string', text, 'text');
  assertType('object', options, 'options', '{ now }');
  const { now, minAge = ID_NUMBER_MIN_AGE } = options;
  if (text === '') return refuse('ID_NUMBER_EMPTY');
  const number = text.endsWith('x') ? `${text.slice(0, -1)}X` : text;
  if (!FORMAT.test(number) || !PROVINCE.test(number)) return refuse('ID_NUMBER_FORMAT');
  const birthDate = readBirthDate(number);
  const today = chinaDate(now);
  if (birthDate === undefined || birthDate > today) return refuse('ID_NUMBER_DATE');
  if (number.length === LENGTH && !hasCheckCharacter(number)) return refuse('ID_NUMBER_CHECK_CHARACTER');
  // Not `<`: without a valid clock nobody is of age.
  if (!(ageOn(birthDate, today) >= minAge)) return refuse('ID_NUMBER_UNDER_AGE', { min: minAge });
  return accept({ number, birthDate });
}
