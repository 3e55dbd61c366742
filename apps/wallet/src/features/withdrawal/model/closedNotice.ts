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
 * Why withdrawals are unavailable for a person (product specification, sections 3, 4 and 6). Null while they are
 * available.
 *
 * @param locked whether a restriction applies now
 */
export function closedNotice(flag: UserInfo['withdrawFlag'], locked: boolean): ClosedNotice | null {
  if (locked) return { words: msg`Your withdrawals are restricted right now. Contact customer service.`, held: false };
  switch (flag) {
    case 1:
      return null;
    case 0:
      return { words: msg`Withdrawals are disabled for your account. Contact customer service.`, held: false };
    case 3:
      return {
        words: msg`We paused withdrawals because your account security changed. Confirm it is you to resume now.`,
        held: true,
      };
  }
}
