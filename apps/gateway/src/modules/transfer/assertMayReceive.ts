import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Member } from '../../identity/members.ts';

/** @throws {ApiFailure} `USER_INVALID` for the sender and for a closed account */
export function assertMayReceive({ id, userFlag }: Member, senderId: bigint): void {
  if (id === senderId || userFlag === 0) throw new ApiFailure('USER_INVALID');
}
