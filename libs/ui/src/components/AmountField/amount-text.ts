/**
 * The text of an amount during typing: digits with at most one point, which may be the last character ("12.").
 * Everything here works on characters; no amount ever becomes a number.
 */

/**
 * Thousands are grouped from this many integer digits on during typing. Grouping shorter amounts would only make them
 * jump.
 */
const GROUP_FROM = 6;

/** No currency has more places. Text with more is refused as a whole. */
const MAX_PLACES = 18;

/** Currency signs and spaces around an amount. */
const SIGNS = /^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu;

/**
 * Reads typed or pasted text, in any common notation, as an amount with all its places. A single comma is a decimal
 * comma, unless it can only separate thousands.
 *
 * @returns the amount's text, or undefined when the input is not a positive number
 * @example readAmount('1,234.5') // '1234.5'
 */
export function readAmount(input: string): string | undefined {
  // NFKC turns full-width digits and signs, which Chinese keyboards type, into ASCII. It would also turn superscripts,
  // footnote marks and fractions into digits, but they are not part of the amount.
  if (/\p{No}/u.test(input)) return undefined;
  const text = input
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s'’_]/g, '');
  if (!/^[\d.,]*$/.test(text)) return undefined;
  const plain = toPlain(text);
  return plain === undefined ? undefined : trimAmount(plain);
}

/**
 * Reads a copied amount, with or without a currency sign or the code of `currency`. Any other word is refused: it may
 * be a magnitude (`1.5M`, `3万`) or another currency.
 *
 * @returns as `readAmount` does, and undefined for a text without a digit
 */
export function readPasted(pasted: string, currency = ''): string | undefined {
  const code = currency.toLowerCase();
  let text = pasted.replace(SIGNS, '').toLowerCase();
  if (code && text.startsWith(code)) text = text.slice(code.length);
  if (code && text.endsWith(code)) text = text.slice(0, -code.length);
  return /\p{Nd}/u.test(text) ? readAmount(text.replace(SIGNS, '')) : undefined;
}

/** Reduces separators to at most one point. Undefined when they contradict each other. */
function toPlain(text: string): string | undefined {
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    if ((decimal === '.' ? dots : commas) > 1) return undefined;
    return text.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.');
  }
  if (commas > 0 && /^[1-9]\d{0,2}(,\d{3})+$/.test(text)) return text.replaceAll(',', '');
  if (dots > 1 && /^[1-9]\d{0,2}(\.\d{3})+$/.test(text)) return text.replaceAll('.', '');
  return dots + commas > 1 ? undefined : text.replace(',', '.');
}

/** Drops leading zeros; a lone point gets a zero before it. Undefined for more places than any currency has. */
function trimAmount(plain: string): string | undefined {
  const [integer = '', places] = plain.split('.');
  const whole = integer.replace(/^0+(?=\d)/, '');
  if (places === undefined) return whole;
  return places.length > MAX_PLACES ? undefined : `${whole || '0'}.${places}`;
}

/** A finished amount: no trailing point. An empty text stays empty. */
export function finishAmount(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

/**
 * Groups the thousands of an amount with commas.
 *
 * @param from number of integer digits from which grouping starts: six during typing, four in a finished amount
 */
export function groupAmount(text: string, from: 4 | 6 = GROUP_FROM): string {
  const dot = text.indexOf('.');
  const integer = dot < 0 ? text : text.slice(0, dot);
  if (integer.length < from) return text;
  return integer.replace(/\B(?=(\d{3})+$)/g, ',') + (dot < 0 ? '' : text.slice(dot));
}

/**
 * Compares two plain amounts such as `12.50`. Returns -1, 0 or 1 when `a` is less than, equal to or greater than `b`.
 */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const [aInteger = '', aFraction = ''] = a.split('.');
  const [bInteger = '', bFraction = ''] = b.split('.');
  const whole = Math.max(aInteger.length, bInteger.length);
  const places = Math.max(aFraction.length, bFraction.length);
  const left = aInteger.padStart(whole, '0') + aFraction.padEnd(places, '0');
  const right = bInteger.padStart(whole, '0') + bFraction.padEnd(places, '0');
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A key of an amount keypad. */
export type AmountKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete';

/** The number of digits after the point. */
export const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * The amount after a keypad key: appends, or deletes from the end. A key that does not fit (second point, more than
 * `maxDigits` integer digits) changes nothing. The field reports a place too many.
 *
 * @param decimals digits after the point; with 0, the point changes nothing
 */
export function typeAmount(text: string, key: AmountKey, decimals: number, maxDigits = 15): string {
  if (key === 'delete') return text === '0.' ? '' : text.slice(0, -1);
  if (key === '.') return decimals === 0 || text.includes('.') ? text : `${text || '0'}.`;
  const [integer = '', fraction] = text.split('.');
  if (fraction !== undefined) return fraction.length < MAX_PLACES ? text + key : text;
  if (integer === '0') return key;
  return integer.length < maxDigits ? text + key : text;
}
