import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Db } from '../../db/index.ts';
import { isRestricted } from '../../identity/isRestricted.ts';
import { getMember } from '../../identity/members.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{rechargeFlag}` while recharging is switched off or locked for the member */
export async function assertMayRecharge(db: Db, memberId: bigint): Promise<void> {
  const { rechargeFlag, userFlag, isFrozen } = await getMember(db, memberId);
  if (rechargeFlag !== 1) throw new ApiFailure('NO_RIGHTS', { rechargeFlag });
  if (userFlag !== 1 || isFrozen || (await isRestricted(db, memberId, 'recharge')))
    throw new ApiFailure('NO_RIGHTS', { rechargeFlag: 0 });
}
