import type { FunctionFlag, Member } from './members.ts';

/** Whether a member may send: 1 yes, 0 switched off, 3 not until a day after a password was changed. */
export function transferFlagOf({ transferFlag, isOnHold }: Pick<Member, 'transferFlag' | 'isOnHold'>): FunctionFlag {
  return transferFlag === 1 && isOnHold ? 3 : transferFlag;
}
