import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { USER_NUMBER_MAX, USER_NUMBER_MIN, type UserNumberIssue } from '@ezwallet/validators';
import { issueMessages } from '../../../i18n/issueMessages.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

/** Codes with their own meaning when a person sends money. */
const OF_TRANSFERS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  SELF: msg`You cannot send money to yourself.`,
  OFFLINE: msg`We could not reach the server. Nothing was sent.`,
  UNWRITTEN: msg`Your device is out of storage, so nothing was sent. Free up space and try again.`,
  USER_NUMBER_EMPTY: issueMessages.USER_NUMBER_EMPTY({}),
  USER_NUMBER_FORMAT: issueMessages.USER_NUMBER_FORMAT({ min: USER_NUMBER_MIN, max: USER_NUMBER_MAX }),
  USER_NOT_FOUND: msg`We could not find this user number. Check it and try again.`,
  USER_INVALID: msg`This person cannot receive money right now.`,
  NO_RIGHTS: msg`Your account cannot send money right now. Nothing was sent.`,
  EXCEED_LIMIT: msg`This is over your daily payment limit. Verify your identity to raise it.`,
} satisfies Partial<Record<FailureOf<Contract['transfer']['transferTo']> | UserNumberIssue['code'], MessageDescriptor>>;

/**
 * The reason why a transfer cannot continue.
 *
 * @param now epoch milliseconds
 */
export function problemMessage(problem: Failure, now: number): MessageDescriptor {
  const { code, isHeld } = problem;
  if (isHeld) return msg`Nothing was sent. Outgoing money is on hold after a change of your account’s security.`;
  if (Object.hasOwn(OF_TRANSFERS, code)) return OF_TRANSFERS[code]!;
  return failureMessage(problem, now) ?? msg`Something went wrong. Try again.`;
}
