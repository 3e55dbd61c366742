import { assertType } from '../checked/assertType.ts';
const YEAR = { from: 6, to: 10 } as const;
/** Numbers of the first generation, 15 digits, omit the century (GB 11643-1989); it is the 20th. */
const FIRST_GENERATION_LENGTH = 15;

/**
 * Reads the date of birth from a resident ID number.
 *
 * @returns the date as `YYYY-MM-DD`; `undefined` when the number contains no date of the Gregorian calendar.
 */
export function readBirthDate(number: string): string | undefined {
  assertType('string', number, 'number');
  const long =
    number.length === FIRST_GENERATION_LENGTH ? number.slice(0, YEAR.from) + '19' + number.slice(YEAR.from) : number;
  const digits = long.slice(YEAR.from, YEAR.to + 'MMDD'.length);
  if (!/^[0-9]{8}$/.test(digits)) return undefined;
  const [year, month, day] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6))];
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined;
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

function daysOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
