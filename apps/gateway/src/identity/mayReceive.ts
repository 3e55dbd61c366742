import type { Member } from './members.ts';

/** Whether money may come to a member from inside the platform, or for what they sell: all but a closed account. */
export function mayReceive({ userFlag }: Pick<Member, 'userFlag'>): boolean {
  return userFlag !== 0;
}
