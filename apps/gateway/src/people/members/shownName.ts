import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import type { Member } from './members.ts';

/** What stands for a nickname that nobody has chosen yet. */
const NONE: ReadonlySet<string> = new Set(['', '-']);

/** The name by which others see a member: the masked nickname, or the masked user number until they have chosen one. */
export function shownName({ nickName, userNo }: Pick<Member, 'nickName' | 'userNo'>): string {
  return NONE.has(nickName.trim()) ? maskUserNumber(userNo) : maskNickname(nickName);
}
