import type { Db } from '../db/index.ts';
import { flagUnderHold } from './holds.ts';
import { isActive } from './isActive.ts';
import { isRestricted } from './isRestricted.ts';
import type { Member } from './members.ts';

/** Whether a member may withdraw now: by the flags, the account, a hold on outgoing money, and restriction windows. */
export async function mayWithdraw(db: Db, member: Member): Promise<boolean> {
  const isOpen = isActive(member) && flagUnderHold(member.withdrawFlag, member.isOnHold) === 1;
  return isOpen && !(await isRestricted(db, member.id, 'withdrawal'));
}
