import type { Policy } from '../config/index.ts';
import type { Member } from '../members/members.ts';

/** How long coins that a member bought must stay; null for high levels and for acceptors, who trade with them. */
export function stayOfBought({ withdrawal: { boughtCoins } }: Policy, { kycLevel, userType }: Member): number | null {
  return kycLevel < boughtCoins.belowKycLevel && userType === 0 ? boughtCoins.stay : null;
}
