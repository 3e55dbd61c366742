import { ApiFailure } from '../../app/ApiFailure.ts';
import { mayReceive } from '../../identity/mayReceive.ts';
import type { Member } from '../../identity/members.ts';

/** @throws {ApiFailure} `USER_INVALID` for the sender and for a closed account */
export function assertMayReceive({ id, ...receiver }: Member, senderId: bigint): void {
  if (id === senderId || !mayReceive(receiver)) throw new ApiFailure('USER_INVALID');
}
