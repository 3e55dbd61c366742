import { ApiFailure } from '../../app/ApiFailure.ts';
import { maySend } from '../../identity/maySend.ts';
import type { Member } from '../../identity/members.ts';
import { transferFlagOf } from '../../identity/transferFlagOf.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{transferFlag}` while the member may not send */
export function assertMaySend(sender: Member): void {
  if (maySend(sender)) return;
  const flag = transferFlagOf(sender);
  // An open flag would tell somebody whose account is closed the contrary.
  throw new ApiFailure('NO_RIGHTS', { transferFlag: flag === 1 ? 0 : flag });
}
