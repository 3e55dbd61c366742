import { checkUserNumber } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Db } from '../../db/index.ts';
import { findByUserNo, type Member } from '../../identity/members.ts';

/** Payments to merchants are closed. */
const TO_USER = 1;

/**
 * Finds who receives.
 * @throws {ApiFailure} `NO_THIS_METHOD` for anything but a user number, `USER_NOT_FOUND`, `USER_INVALID` for oneself
 *   or a closed account
 */
export async function findReceiver(db: Db, senderId: bigint, toType: number, to: string): Promise<Member> {
  if (toType !== TO_USER) throw new ApiFailure('NO_THIS_METHOD');
  const userNo = checkUserNumber(to);
  const receiver = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!receiver) throw new ApiFailure('USER_NOT_FOUND');
  if (receiver.id === senderId || receiver.userFlag === 0) throw new ApiFailure('USER_INVALID');
  return receiver;
}
