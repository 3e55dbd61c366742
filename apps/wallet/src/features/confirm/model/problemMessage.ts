import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '@ezwallet/domain-stores';
import { USER_NUMBER_MAX, USER_NUMBER_MIN } from '@ezwallet/validators';
import { issueMessages } from '../../../i18n/issueMessages.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

/** Codes that mean something of their own when money is sent. */
const OF_TRANSFERS: Readonly<Record<string, MessageDescriptor>> = {
  SELF: msg`You cannot send money to yourself.`,
  OFFLINE: msg`The server was not reached. Nothing was sent.`,
  UNWRITTEN: msg`This device could not note the transfer down, so nothing was sent. Make some room on it and try again.`,
  USER_NUMBER_EMPTY: issueMessages.USER_NUMBER_EMPTY({}),
  USER_NUMBER_FORMAT: issueMessages.USER_NUMBER_FORMAT({ min: USER_NUMBER_MIN, max: USER_NUMBER_MAX }),
  USER_NOT_FOUND: msg`Nobody has this user number.`,
  USER_INVALID: msg`This person cannot receive money at the moment.`,
  NO_RIGHTS: msg`Your account may not send at the moment. Please contact customer service.`,
  EXCEED_LIMIT: msg`This exceeds what you may send in a day. Verify your identity to raise the limit.`,
};

/**
 * Words for why a transfer cannot go on.
 *
 * @param now epoch milliseconds
 */
export function problemMessage(problem: Failure, now: number): MessageDescriptor {
  const { code } = problem;
  if (Object.hasOwn(OF_TRANSFERS, code)) return OF_TRANSFERS[code]!;
  return failureMessage(problem, now) ?? msg`Something went wrong. Please try again.`;
}
