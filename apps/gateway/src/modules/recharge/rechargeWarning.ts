import type { RechargeAddress } from '@ezwallet/api-client/contract';

/** From so many minutes on people begin to worry. */
const SLOW_MINUTES = 30;

/**
 * What to know before sending to an address.
 * @param tokenContract empty for the network's own coin
 * @param minutes usual time from sending to credit
 */
export function rechargeWarning(tokenContract: string, minutes: number): RechargeAddress['warning'] {
  if (minutes >= SLOW_MINUTES) return 'NETWORK_SLOW';
  // A network's own coin has no look-alikes there, but its address has them on other networks.
  return tokenContract === '' ? 'ONLY_THIS_TOKEN' : 'ONLY_THIS_NETWORK';
}
