import { AMOUNT_TEXT } from './decimal.ts';
import { assertType } from '../checked/assertType.ts';
const GROUP = 3;

/**
 * Inserts thousands separators into the integer part of an amount and leaves the places unchanged, also during typing.
 *
 * @example groupAmount('1234.50') // '1,234.50'
 */
export function groupAmount(text: string): string {
  assertType('string', text, 'text', AMOUNT_TEXT);
  const point = text.indexOf('.');
  const end = point < 0 ? text.length : point;
  const start = text.startsWith('-') ? 1 : 0;
  const first = start + ((end - start) % GROUP || GROUP);
  let grouped = text.slice(0, Math.min(first, end));
  for (let from = first; from < end; from += GROUP) grouped += `,${text.slice(from, from + GROUP)}`;
  return grouped + text.slice(end);
}
