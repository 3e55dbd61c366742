import type { ScannedAddress } from './ScannedText.ts';
import { toScannedAddress } from './toScannedAddress.ts';

/**
 * Reads what follows `tron:`. No standard says in which token an amount of such a URI is, so only the address is taken.
 */
export function parseTronUri(rest: string): ScannedAddress | undefined {
  const [address = ''] = rest.replace(/^\/\//, '').split('?');
  return toScannedAddress(['TRC20'], address);
}
