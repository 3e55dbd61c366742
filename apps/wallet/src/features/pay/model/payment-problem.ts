import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { problemMessage } from '../../confirm/index.ts';

/** Codes with their own meaning when a payment code is paid. */
const OF_PAYMENTS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  SELF: msg`This is your own payment code. Show it to the person who pays you.`,
  OFFLINE: msg`We could not reach the server. Nothing was paid.`,
  UNWRITTEN: msg`Your device is out of storage, so nothing was paid. Free up space and try again.`,
  USER_NOT_FOUND: msg`The account of this code is no longer active.`,
  ORDER_EXPIRED: msg`This payment code has expired. Ask for a new one.`,
  ORDER_ALREADY_DONE: msg`This payment code has already been paid.`,
} satisfies Partial<
  Record<FailureOf<Contract['transfer']['transferTo'] | Contract['common']['decrypt']>, MessageDescriptor>
>;

/** Codes for a text that is not a payment code, or not one of ours. */
const INVALID: ReadonlySet<string> = new Set(['PAYMENT_TEXT_FORMAT', 'SIGN_INVALID', 'ARGS_INVALID']);

/** Whether the text was not a payment code at all. Its screen has nothing to show. */
export const isInvalidCode = (problem: Failure | null): boolean => problem !== null && INVALID.has(problem.code);

/**
 * The reason why a payment cannot continue.
 *
 * @param now epoch milliseconds
 */
export function paymentProblem(problem: Failure, now: number): MessageDescriptor {
  if (isInvalidCode(problem)) return msg`Invalid QR code`;
  return (Object.hasOwn(OF_PAYMENTS, problem.code) && OF_PAYMENTS[problem.code]) || problemMessage(problem, now);
}
