import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { failureOf, readRefusal, type Failure } from '@ezwallet/domain-stores';
import { errorMessage } from '../../i18n/errors/code-messages.ts';

const MINUTE = 60_000;

/** Refusals of a secret, with the number of attempts left. */
const WITH_TRIES: Readonly<Record<string, (left: number) => MessageDescriptor>> = {
  PASSWORD_INCORRECT: (left) =>
    msg`Wrong password. ${plural(left, { one: '# attempt left.', other: '# attempts left.' })}`,
  EXPIRED: (left) =>
    msg`Wrong verification code. ${plural(left, { one: '# attempt left.', other: '# attempts left.' })}`,
  1049: (left) =>
    msg`Incorrect payment password. ${plural(left, { one: '# attempt left.', other: '# attempts left.' })}`,
};

/**
 * What a screen tells about a failure: words for a refusal, or null where nothing was sent, which the app has already
 * spoken about.
 *
 * @param now epoch milliseconds
 */
export function failureMessage(
  { code, lockedUntil, mayBeDone, remainTimes }: Failure,
  now: number = Date.now(),
): MessageDescriptor | null {
  if (mayBeDone) return msg`We lost the answer, so this may be done already. Check before you try again.`;
  if (code === 'OFFLINE') return null;
  if (lockedUntil !== undefined && lockedUntil > now) {
    const minutes = Math.ceil((lockedUntil - now) / MINUTE);
    return msg`Too many wrong attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  }
  const withTries = WITH_TRIES[code];
  if (withTries && remainTimes !== undefined) return withTries(remainTimes);
  return errorMessage(code) ?? msg`Something went wrong. Try again.`;
}

/**
 * The same for what a failed call threw.
 *
 * @throws any error that is not a failed call but a bug of our own
 */
export function refusalMessage(error: unknown, now?: number): MessageDescriptor | null {
  if (!readRefusal(error) && !(error instanceof Error && error.name === 'ApiError')) throw error;
  return failureMessage(failureOf(error), now);
}
