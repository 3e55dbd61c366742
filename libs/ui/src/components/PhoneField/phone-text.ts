/** Inserts a space after each group of the pattern; surplus digits stay in the last group. */
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
 * Reads typed or pasted text. A leading `+` or `00` introduces an area code, if it is a known one. The longest match
 * wins, because no code is a prefix of another in one numbering plan.
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
