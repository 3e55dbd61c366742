import { checkAddress, writeTransferCode, type Network, type ScannedAddress } from '@ezwallet/validators';
import { withdrawalPaths } from '../../../world/paths.ts';

/** What is sent over a network when a code does not say: its own coin, or the one that most people send over it. */
const USUAL_COIN: Readonly<Record<Network, string>> = {
  ERC20: 'USDT',
  BEP20: 'USDT',
  TRC20: 'USDT',
  ETH: 'ETH',
  BTC: 'BTC',
  BEP2: 'BNB',
  BNB: 'BNB',
};

/**
 * The withdrawal screen with a scanned address filled in, and the amount where the code says of which coin it is.
 *
 * @param network one of those that the address can be for
 */
export function withdrawalPathFor(scanned: ScannedAddress, network: Network): string {
  const { address, currency, amount } = scanned;
  const checked = checkAddress(network, address);
  if (!checked.ok) return withdrawalPaths.withdrawal();
  const asked = currency !== undefined && amount !== undefined ? { amount } : {};
  return withdrawalPaths.withdrawal(
    writeTransferCode({ to: { kind: 'address', ...checked.value }, currency: currency ?? USUAL_COIN[network], ...asked }),
  );
}
