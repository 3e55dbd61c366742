/** The number with a space after each part of the pattern; what is longer stays in its last part. */
export function formatPhone(number: string, digits: readonly number[] | undefined): string {
  if (!digits || number.length > digits.reduce((sum, part) => sum + part, 0)) return number;
  const parts: string[] = [];
  let at = 0;
  for (const length of digits) {
    if (at < number.length) parts.push(number.slice(at, at + length));
    at += length;
  }
  return parts.join(' ');
}

/**
 * Reads typed or pasted text. A leading `+` or `00` gives an area code, if it is one of those known; the longest that
 * fits is meant, since no code is the beginning of another in one numbering plan.
 */
export function readPhone(
  text: string,
  areaCode: string,
  areas: readonly { readonly areaCode: string }[],
): { areaCode: string; number: string } {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replace(/\D/g, '');
  const international = plain.startsWith('+') ? digits : plain.startsWith('00') ? digits.slice(2) : undefined;
  if (international === undefined) return { areaCode, number: digits };
  const [known] = areas
    .map((area) => area.areaCode)
    .filter((code) => international.startsWith(code))
    .sort((a, b) => b.length - a.length);
  return known === undefined
    ? { areaCode, number: international }
    : { areaCode: known, number: international.slice(known.length) };
}
