/** RFC 3986 section 3.4: `%` and two hex digits stand for a byte. */
const PERCENT_ENCODED = /%[0-9A-Fa-f]{2}/;

/**
 * Reads the query of a payment URI. None of the values we use needs percent-encoding; a percent-encoded value means
 * something unknown.
 *
 * @returns keys in lower case; `undefined` when one occurs twice, because two wallets could then read different
 *   amounts.
 */
export function readQuery(query: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const key = (equals < 0 ? pair : pair.slice(0, equals)).toLowerCase();
    if (PERCENT_ENCODED.test(key) || values.has(key)) return undefined;
    values.set(key, equals < 0 ? '' : pair.slice(equals + 1));
  }
  return values;
}
