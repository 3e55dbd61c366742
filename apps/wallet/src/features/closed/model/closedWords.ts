import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClosedReason, Permission } from '../../../world/permissions.ts';

interface ClosedWords {
  readonly title: MessageDescriptor;
  readonly disabled: MessageDescriptor;
  readonly held: MessageDescriptor;
  /** Left out where no restriction closes it. */
  readonly restricted?: MessageDescriptor;
}

const HELD_FOR_A_DAY = msg`Some trading functions are disabled for 24 hours after the login or transaction password was changed.`;

const transfers: ClosedWords = {
  title: msg`Transfers are closed`,
  disabled: msg`Your transfer permission is disabled. Please contact customer service.`,
  held: HELD_FOR_A_DAY,
};

const WORDS: Readonly<Record<Permission, ClosedWords>> = {
  transfer: transfers,
  payment: transfers,
  deposit: {
    title: msg`Deposits are closed`,
    disabled: msg`Your deposit permission is disabled. Please contact customer service.`,
    held: HELD_FOR_A_DAY,
    restricted: msg`Your deposits are restricted at the moment. Please contact customer service.`,
  },
  withdrawal: {
    title: msg`Withdrawals are closed`,
    disabled: msg`Your withdrawal permission is disabled. Please contact customer service.`,
    held: msg`After a change to the security of your account, withdrawals are held for a while. You can lift the hold by proving that it is you.`,
    restricted: msg`Your withdrawals are restricted at the moment. Please contact customer service.`,
  },
};

/** What a person is told about a permission that is closed. */
export function closedWords(permission: Permission, reason: ClosedReason): { title: MessageDescriptor; content: MessageDescriptor } {
  const words = WORDS[permission];
  return { title: words.title, content: words[reason] ?? words.disabled };
}
