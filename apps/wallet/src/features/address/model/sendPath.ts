import type { Contact } from '@ezwallet/api-client/contract';
import { isPerson } from '@ezwallet/domain-stores';
import { checkAddress, findNetwork, writeTransferCode } from '@ezwallet/validators';
import { transferPaths, withdrawalPaths } from '../../../world/paths.ts';

/** A transfer between users starts with this coin. The sheet offers others. */
const FIRST_CURRENCY = 'USDT';

/** The path to send something to a contact, with everything known filled in. */
export function sendPath(contact: Contact): string {
  if (isPerson(contact)) {
    const code = writeTransferCode({ to: { kind: 'user', userNumber: contact.to }, currency: FIRST_CURRENCY });
    return transferPaths.transfer(code);
  }
  const network = findNetwork(contact.protocol);
  const checked = network && checkAddress(network, contact.to);
  if (!checked?.ok) return withdrawalPaths.withdrawal();
  return withdrawalPaths.withdrawal(
    writeTransferCode({ to: { kind: 'address', ...checked.value }, currency: contact.currencyCode }),
  );
}
