import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { canRelease } from '@ezwallet/domain-stores';

/** Finds out whether a seller could release coins for a picture that has proved another payment before. */
export const hasReusedProof = (trade: Trade): boolean =>
  sideOf(trade) === 'seller' && canRelease(trade.status) && trade.proofs.some(({ isReused }) => isReused);
