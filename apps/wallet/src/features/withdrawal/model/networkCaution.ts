import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WithdrawalForm } from '@ezwallet/domain-stores';

/**
 * Why a withdrawal has no network, or one that its address was not given for; null where all is well. What is sent over
 * another network than the receiver's is lost, so that it stands on the form as long as it holds.
 */
export function networkCaution({ currency, networks, network, choice }: WithdrawalForm): MessageDescriptor | null {
  const { closed, strayedFrom } = choice;
  if (networks.length === 0) return msg`${currency} cannot be withdrawn at the moment. Please choose another coin.`;
  if (closed !== undefined) {
    return msg`${currency} cannot be withdrawn over ${closed} at the moment. Choose another network only if this address is good there too.`;
  }
  if (strayedFrom === undefined || !network) return null;
  return msg`This address was given for ${strayedFrom}, not for ${network.name}. Make sure that it is good there too, or the coins are lost.`;
}
