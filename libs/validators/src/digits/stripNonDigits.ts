/** U+FF10 to U+FF19, which East Asian input methods type. */
const FULL_WIDTH_OFFSET = 0xff10 - 0x30;

/**
 * Keeps the digits of what a person typed or pasted into a numeric field; full-width digits become ASCII ones.
 *
 * @example stripNonDigits('+86 131-2345-6789') // '8613123456789'
 */
export function stripNonDigits(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[^0-9]/g, '');
}
