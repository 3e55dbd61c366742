import { isActive } from './isActive.ts';
import type { Member } from './members.ts';
import { transferFlagOf } from './transferFlagOf.ts';

/** Whether a member may send inside the platform now. */
export function maySend(member: Member): boolean {
  return isActive(member) && transferFlagOf(member) === 1;
}
