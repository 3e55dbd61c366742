import type { ScannedAddress } from './ScannedText.ts';
import { toScannedAddress } from './toScannedAddress.ts';

/**
 * Reads the part after `tron:`. No standard defines the token of an amount in such a URI, so only the address is used.
 */
export function parseTronUri(rest: string): ScannedAddress | undefined {
  const [address = ''] = rest.replace(/^\/\//, '').split('?');
  return toScannedAddress(['TRC20'], address);
}
