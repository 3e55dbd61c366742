import type { Db } from '../db/index.ts';
import { isActive } from './isActive.ts';
import { isRestricted } from './isRestricted.ts';
import type { Member } from './members.ts';

/** Whether a member may recharge now: by the flags, the account, and restriction windows. */
export async function mayRecharge(db: Db, member: Member): Promise<boolean> {
  const isOpen = isActive(member) && member.rechargeFlag === 1;
  return isOpen && !(await isRestricted(db, member.id, 'recharge'));
}
