import type { Policy } from '../../config/index.ts';
import { type Sql, sql } from '../../db/index.ts';
import { BIZ_TYPES } from '../../ledger/index.ts';
import type { Member } from '../../people/members/members.ts';

/** How long coins that a member bought must stay; null for high levels and for acceptors, who trade with them. */
export function stayOfBought({ withdrawal: { boughtCoins } }: Policy, { kycLevel, userType }: Member): number | null {
  return kycLevel < boughtCoins.belowKycLevel && userType === 0 ? boughtCoins.stay : null;
}

/** What of an asset must stay because it was bought a moment ago, packed into JSON, which has no bigint. */
export interface PackedUnsettled {
  readonly asset: string;
  readonly amount: string;
  /** When all of it is free, epoch milliseconds. */
  readonly until: number;
}

/** SQL of a member's {@link PackedUnsettled} as one JSON value. {@link stayOfBought} is the same rule for one who is known. */
export function unsettledOf({ withdrawal: { boughtCoins } }: Policy, member: Sql): Sql {
  const { stay, belowKycLevel } = boughtCoins;
  return sql`(
    select unsettled_coins(r.id, ${BIZ_TYPES.buy}, case when r.kyc_level < ${belowKycLevel} and r.user_type = 0 then ${stay}::bigint end)
    from member r where r.id = ${member})`;
}
