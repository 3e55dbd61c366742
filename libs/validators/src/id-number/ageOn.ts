import { assertType } from '../checked/assertType.ts';
/**
 * Full years of age on a day, as Chinese law counts them: a year is complete on the day after the birthday (Supreme
 * People's Court, Interpretation Fa Shi [2006] No. 1, article 2).
 *
 * @param birthDate `YYYY-MM-DD`.
 * @param day `YYYY-MM-DD`.
 */
export function ageOn(birthDate: string, day: string): number {
  assertType('string', birthDate, 'birthDate');
  assertType('string', day, 'day');
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(0, day.slice(4) > birthDate.slice(4) ? years : years - 1);
}
