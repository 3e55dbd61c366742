import { parseAmount } from '../amount/parseAmount.ts';
import { readQuery } from './readQuery.ts';
import type { ScannedAddress } from './ScannedText.ts';
import { toScannedAddress } from './toScannedAddress.ts';

const BITCOIN_DECIMALS = 8;

/**
 * Reads the part after `bitcoin:`, BIP-21. It ignores labels and messages, because the author of the code can claim
 * anything in them.
 *
 * @returns `undefined` when it is malformed or requires something unknown.
 */
export function parseBitcoinUri(rest: string): ScannedAddress | undefined {
  const [address = '', query = '', ...others] = rest.split('?');
  const values = others.length > 0 ? undefined : readQuery(query);
  if (!values) return undefined;
  // "If a client does not implement any variables which are prefixed with req-, it MUST consider the entire URI
  // invalid."
  for (const key of values.keys()) if (key.startsWith('req-')) return undefined;
  const amount = values.get('amount');
  if (amount === undefined) return toScannedAddress(['BTC'], address, { currency: 'BTC' });
  const parsed = parseAmount(amount, { decimals: BITCOIN_DECIMALS, form: 'typed' });
  // The typed form accepts groups, BIP-21 does not: "All amounts MUST contain no commas".
  if (!parsed.ok || amount.includes(',')) return undefined;
  return toScannedAddress(['BTC'], address, {
    currency: 'BTC',
    ...(parsed.value === '0' ? {} : { amount: parsed.value }),
  });
}
