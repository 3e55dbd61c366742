import type { Contact } from '@ezwallet/api-client/contract';
import { checkAddress, findNetwork, writeTransferCode } from '@ezwallet/validators';
import { transferPaths, withdrawalPaths } from '../../../world/paths.ts';

/** Transfers between members begin with it; the sheet offers others. */
const FIRST_CURRENCY = 'USDT';

/** The way to sending something to an entry of the address book, with all filled in that is known. */
export function sendPath(contact: Contact): string {
  if (contact.toType === 1) {
    const code = writeTransferCode({ to: { kind: 'user', userNumber: contact.to }, currency: FIRST_CURRENCY });
    return transferPaths.transfer(code);
  }
  const network = findNetwork(contact.protocol);
  const checked = network && checkAddress(network, contact.to);
  if (!checked?.ok) return withdrawalPaths.withdrawal();
  return withdrawalPaths.withdrawal(writeTransferCode({ to: { kind: 'address', ...checked.value }, currency: contact.currencyCode }));
}
