import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { readRefusal } from '@ezwallet/domain-stores';
import { errorMessage, errorMessages } from '../../i18n/errors/errorMessages.ts';

const MINUTE = 60_000;

/** Refusals of a secret, with the number of attempts left. */
const WITH_TRIES: Readonly<Record<string, (left: number) => MessageDescriptor>> = {
  PASSWORD_INCORRECT: (left) => msg`Wrong password. ${plural(left, { one: '# attempt left.', other: '# attempts left.' })}`,
  EXPIRED: (left) => msg`Wrong verification code. ${plural(left, { one: '# attempt left.', other: '# attempts left.' })}`,
  1049: (left) => msg`Incorrect payment password. ${plural(left, { one: '# attempt left.', other: '# attempts left.' })}`,
};

/**
 * The message for a failed call. Null where there was no answer at all, because the app has already shown a message.
 *
 * @param now epoch milliseconds
 * @throws any error that is not a failed call but a bug of our own
 */
export function refusalMessage(error: unknown, now: number = Date.now()): MessageDescriptor | null {
  const refusal = readRefusal(error);
  if (!refusal) {
    if (error instanceof Error && error.name === 'ApiError') return null;
    throw error;
  }
  const { lockedUntil, remainTimes } = (refusal.body ?? {}) as { lockedUntil?: unknown; remainTimes?: unknown };
  if (typeof lockedUntil === 'number' && lockedUntil > now) {
    const minutes = Math.ceil((lockedUntil - now) / MINUTE);
    return msg`Too many wrong attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  }
  const withTries = WITH_TRIES[refusal.code];
  if (withTries && typeof remainTimes === 'number') return withTries(remainTimes);
  return errorMessage(refusal.code) ?? errorMessages.FAIL;
}
