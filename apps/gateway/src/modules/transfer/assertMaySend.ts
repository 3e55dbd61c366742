import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Member } from '../../identity/members.ts';
import { transferFlagOf } from '../../identity/transferFlagOf.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{transferFlag}` while the member may not send */
export function assertMaySend(sender: Member): void {
  const transferFlag = transferFlagOf(sender);
  if (transferFlag !== 1) throw new ApiFailure('NO_RIGHTS', { transferFlag });
  if (sender.isFrozen || sender.userFlag !== 1) throw new ApiFailure('NO_RIGHTS', { transferFlag: 0 });
}
