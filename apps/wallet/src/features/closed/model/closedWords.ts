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

const HELD_FOR_A_DAY = msg`Some trading functions are disabled for 24 hours after you change your login or payment password.`;

const transfers: ClosedWords = {
  title: msg`Transfers are unavailable`,
  disabled: msg`Transfers are disabled for your account. Contact customer service.`,
  held: HELD_FOR_A_DAY,
};

const WORDS: Readonly<Record<Permission, ClosedWords>> = {
  transfer: transfers,
  payment: transfers,
  deposit: {
    title: msg`Deposits are unavailable`,
    disabled: msg`Deposits are disabled for your account. Contact customer service.`,
    held: HELD_FOR_A_DAY,
    restricted: msg`Your deposits are restricted right now. Contact customer service.`,
  },
  withdrawal: {
    title: msg`Withdrawals are unavailable`,
    disabled: msg`Withdrawals are disabled for your account. Contact customer service.`,
    held: msg`We paused withdrawals because your account security changed. Confirm it is you to resume now.`,
    restricted: msg`Your withdrawals are restricted right now. Contact customer service.`,
  },
};

/** The words of a closed permission. */
export function closedWords(permission: Permission, reason: ClosedReason): { title: MessageDescriptor; content: MessageDescriptor } {
  const words = WORDS[permission];
  return { title: words.title, content: words[reason] ?? words.disabled };
}
