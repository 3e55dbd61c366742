/** What every address of a network begins with; a forger gets it for nothing. */
const PREFIX = /^(?:0x|bc1[a-z0-9]|bnb1|[T13])/i;
/** Forged addresses are made to match in as many characters at each end as people look at. */
const LOOKED_AT = 4;

/**
 * Whether an address only looks like a known one: both ends alike, the middle not. Such addresses are sent tiny amounts
 * from, so that a person copies them from the history ("address poisoning").
 */
export function resemblesAddress(address: string, known: string): boolean {
  const [a, b] = [address.replace(PREFIX, '').toLowerCase(), known.replace(PREFIX, '').toLowerCase()];
  return a !== b && a.slice(0, LOOKED_AT) === b.slice(0, LOOKED_AT) && a.slice(-LOOKED_AT) === b.slice(-LOOKED_AT);
}
