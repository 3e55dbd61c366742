import { assertType } from '../checked/assertType.ts';
/** U+FF10 to U+FF19, typed by East Asian input methods. */
const FULL_WIDTH_OFFSET = 0xff10 - 0x30;

/**
 * Keeps the digits of text typed or pasted into a numeric field; full-width digits become ASCII.
 *
 * @example stripNonDigits('+86 131-2345-6789') // '8613123456789'
 */
export function stripNonDigits(text: string): string {
  assertType('string', text, 'text');
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[^0-9]/g, '');
}
