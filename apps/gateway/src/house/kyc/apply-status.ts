import { KYC_APPLY_STATUS, type KycApplyStatus } from '@ezwallet/api-client/contract';
import { type Db, type Sql, sql } from '../../db/index.ts';
import type { KycLevel } from '../../people/members/members.ts';
import type { ApplicationState } from './life.ts';
import { kycProcess } from './process.ts';

/** SQL of the state of a member's last application above their level; null without one. */
export const lastStateOf = (member: Sql, level: Sql): Sql => sql`
  (select k.state from kyc_case k where k.member_id = ${member} and k.level > ${level} order by k.id desc limit 1)`;

/** What a member reads about their verification as a whole. */
export function applyStatusOf(kycLevel: KycLevel, state: ApplicationState | null): KycApplyStatus {
  if (state !== null) return kycProcess.wire(state);
  return kycLevel > 0 ? KYC_APPLY_STATUS.passed : KYC_APPLY_STATUS.none;
}

/** The level of a member, and where their application is. */
export async function readApplyStatus(db: Db, memberId: bigint) {
  const { kycLevel, state } = await db.one<{ kycLevel: KycLevel; state: ApplicationState | null }>(sql`
    select m.kyc_level as "kycLevel", ${lastStateOf(sql`m.id`, sql`m.kyc_level`)} as state from member m where m.id = ${memberId}`);
  return { kycLevel, kycApplyStatus: applyStatusOf(kycLevel, state) };
}
