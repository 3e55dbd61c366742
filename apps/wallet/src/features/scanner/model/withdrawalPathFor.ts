import { checkAddress, writeTransferCode, type Network, type ScannedAddress } from '@ezwallet/validators';
import { withdrawalPaths } from '../../../world/paths.ts';

/** The coin when a code names none: the network's own coin, or the one most people send on it. */
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
 * The withdrawal screen with a scanned address filled in. The amount is filled in only if the code names its coin.
 *
 * @param network one of the networks that the address fits
 */
export function withdrawalPathFor(scanned: ScannedAddress, network: Network): string {
  const { address, currency, amount } = scanned;
  const checked = checkAddress(network, address);
  if (!checked.ok) return withdrawalPaths.withdrawal();
  const asked = currency !== undefined && amount !== undefined ? { amount } : {};
  return withdrawalPaths.withdrawal(
    writeTransferCode({
      to: { kind: 'address', ...checked.value },
      currency: currency ?? USUAL_COIN[network],
      ...asked,
    }),
  );
}
