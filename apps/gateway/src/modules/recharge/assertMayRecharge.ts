import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Db } from '../../db/index.ts';
import { mayRecharge } from '../../identity/mayRecharge.ts';
import { getMember } from '../../identity/members.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{rechargeFlag}` while recharging is switched off or locked for the member */
export async function assertMayRecharge(db: Db, memberId: bigint): Promise<void> {
  const member = await getMember(db, memberId);
  if (await mayRecharge(db, member)) return;
  // An open flag would tell somebody whose account is closed the contrary.
  throw new ApiFailure('NO_RIGHTS', { rechargeFlag: member.rechargeFlag === 1 ? 0 : member.rechargeFlag });
}
