import { ApiFailure } from '../app/ApiFailure.ts';
import type { Db } from '../db/index.ts';
import { flagUnderHold } from '../identity/holds.ts';
import { isRestricted } from '../identity/isRestricted.ts';
import type { Member } from '../identity/members.ts';
import { transferFlagOf } from '../identity/transferFlagOf.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{transferFlag, withdrawFlag}` while the member may not withdraw */
export async function assertMayWithdraw(db: Db, member: Member): Promise<void> {
  const transferFlag = transferFlagOf(member);
  const withdrawFlag = flagUnderHold(member.withdrawFlag, member.isOnHold);
  if (withdrawFlag !== 1) throw new ApiFailure('NO_RIGHTS', { transferFlag, withdrawFlag });
  const isClosed = member.isFrozen || member.userFlag !== 1 || (await isRestricted(db, member.id, 'withdrawal'));
  if (isClosed) throw new ApiFailure('NO_RIGHTS', { transferFlag, withdrawFlag: 0 });
}
