import { checkAddress } from '../address/checkAddress.ts';
import type { Network } from '../address/networks.ts';
import type { ScannedAddress } from './ScannedText.ts';

type Request = Pick<ScannedAddress, 'currency' | 'amount' | 'token'>;

/** @returns `undefined` when it is not an address of the network. */
export function toScannedAddress(
  [network, ...others]: ScannedAddress['networks'],
  text: string,
  request: Request = {},
): ScannedAddress | undefined {
  const checked = checkAddress(network, text);
  if (!checked.ok) return undefined;
  const { address, checksumHolds } = checked.value;
  const networks: [Network, ...Network[]] = [network, ...others];
  return { kind: 'address', address, networks, checksumHolds, ...request };
}
