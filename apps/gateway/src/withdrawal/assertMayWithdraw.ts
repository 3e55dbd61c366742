import { ApiFailure } from '../app/ApiFailure.ts';
import type { Db } from '../db/index.ts';
import { flagUnderHold } from '../identity/holds.ts';
import { mayWithdraw } from '../identity/mayWithdraw.ts';
import type { Member } from '../identity/members.ts';
import { transferFlagOf } from '../identity/transferFlagOf.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{transferFlag, withdrawFlag}` while the member may not withdraw */
export async function assertMayWithdraw(db: Db, member: Member): Promise<void> {
  if (await mayWithdraw(db, member)) return;
  const flag = flagUnderHold(member.withdrawFlag, member.isOnHold);
  // An open flag would tell somebody whose account is closed the contrary.
  throw new ApiFailure('NO_RIGHTS', { transferFlag: transferFlagOf(member), withdrawFlag: flag === 1 ? 0 : flag });
}
