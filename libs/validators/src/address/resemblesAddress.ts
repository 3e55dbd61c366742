import { assertType } from '../checked/assertType.ts';
/** The fixed start of a network's addresses. An imitation has it without effort. */
const PREFIX = /^(?:0x|bc1[a-z0-9]|bnb1|[T13])/i;
/** Imitations match as many characters at each end as people compare. */
const LOOKED_AT = 4;

/**
 * Whether an address only resembles a known one: both ends are equal, the middle is not. Attackers send tiny amounts
 * from such addresses, so that someone copies them from the history ("address poisoning").
 */
export function resemblesAddress(address: string, known: string): boolean {
  assertType('string', address, 'address');
  assertType('string', known, 'known');
  const [a, b] = [address.replace(PREFIX, '').toLowerCase(), known.replace(PREFIX, '').toLowerCase()];
  return a !== b && a.slice(0, LOOKED_AT) === b.slice(0, LOOKED_AT) && a.slice(-LOOKED_AT) === b.slice(-LOOKED_AT);
}
