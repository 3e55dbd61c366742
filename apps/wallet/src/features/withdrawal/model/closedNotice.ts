import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserInfo } from '@ezwallet/api-client/contract';

/** Why withdrawals are closed for a person, and whether they can lift that themselves. */
export interface ClosedNotice {
  readonly words: MessageDescriptor;
  /** A hold that a second factor lifts (`unlockWithdraw`). */
  readonly held: boolean;
}

/**
 * What a person is told who may not withdraw now (product specification, sections 3, 4 and 6); null for who may.
 *
 * @param locked whether a restriction holds at the moment
 */
export function closedNotice(flag: UserInfo['withdrawFlag'], locked: boolean): ClosedNotice | null {
  if (locked) return { words: msg`Your withdrawals are restricted at the moment. Please contact customer service.`, held: false };
  switch (flag) {
    case 1:
      return null;
    case 0:
      return { words: msg`Your withdrawal permission is disabled. Please contact customer service.`, held: false };
    case 3:
      return {
        words: msg`After a change to the security of your account, withdrawals are held for a while. You can lift the hold by proving that it is you.`,
        held: true,
      };
  }
}
