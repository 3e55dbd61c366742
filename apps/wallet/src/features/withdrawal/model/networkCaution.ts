import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WithdrawalForm } from '@ezwallet/domain-stores';

/**
 * Why a withdrawal has no network, or a network that its address was not entered for. Null where there is no problem.
 * Coins sent on another network than the recipient's are lost, so the form shows this as long as it applies.
 */
export function networkCaution({ currency, networks, network, choice }: WithdrawalForm): MessageDescriptor | null {
  const { closed, strayedFrom } = choice;
  if (networks.length === 0) return msg`You cannot withdraw ${currency} right now. Choose another coin.`;
  if (closed !== undefined) {
    return msg`You cannot withdraw ${currency} on ${closed} right now. Choose another network only if this address works there too.`;
  }
  if (strayedFrom === undefined || !network) return null;
  return msg`This address is for ${strayedFrom}, not for ${network.name}. Make sure it works there too, or you will lose your coins.`;
}
