import type { GivenAddress } from '@ezwallet/domain-stores';
import type { ScannedAddress } from '@ezwallet/validators';

/** What a scanned address fills into a form. If several networks share its format, it names none. */
export function readScanned({
  address,
  networks: [network, ...others],
  currency,
  amount,
}: ScannedAddress): GivenAddress {
  // An amount without its coin is for a token that only its contract names.
  return {
    address,
    network: others.length === 0 ? network : '',
    currency,
    amount: currency === undefined ? undefined : amount,
  };
}
