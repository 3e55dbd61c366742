import type { Member } from './members.ts';

/** Whether an account is neither closed nor frozen: what moves its money needs this, whatever its other flags say. */
export function isActive({ userFlag, isFrozen }: Pick<Member, 'userFlag' | 'isFrozen'>): boolean {
  return userFlag === 1 && !isFrozen;
}
