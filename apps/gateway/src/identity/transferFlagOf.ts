import { flagUnderHold } from './holds.ts';
import type { FunctionFlag, Member } from './members.ts';

/** Whether a member may send: 1 yes, 0 switched off, 3 not until a hold is over. */
export function transferFlagOf({ transferFlag, isOnHold }: Pick<Member, 'transferFlag' | 'isOnHold'>): FunctionFlag {
  return flagUnderHold(transferFlag, isOnHold);
}
