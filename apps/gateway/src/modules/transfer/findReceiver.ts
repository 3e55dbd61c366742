import { checkUserNumber } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Db } from '../../db/index.ts';
import { findByUserNo, type Member } from '../../identity/members.ts';
import { assertMayReceive } from './assertMayReceive.ts';

/**
 * Finds who receives by the user number.
 * @throws {ApiFailure} `USER_NOT_FOUND`, `USER_INVALID` for oneself or a closed account
 */
export async function findReceiver(db: Db, senderId: bigint, to: string): Promise<Member> {
  const userNo = checkUserNumber(to);
  const receiver = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!receiver) throw new ApiFailure('USER_NOT_FOUND');
  assertMayReceive(receiver, senderId);
  return receiver;
}
