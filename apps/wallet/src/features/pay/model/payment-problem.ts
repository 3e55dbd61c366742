import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransferProblem } from '@ezwallet/domain-stores';
import { problemMessage } from '../../confirm/index.ts';

/** Codes that mean something of their own when a payment text is paid. */
const OF_PAYMENTS: Readonly<Record<string, MessageDescriptor>> = {
  SELF: msg`This is your own payment code. Show it to the person who pays you.`,
  OFFLINE: msg`We could not reach the server. Nothing was paid.`,
  UNWRITTEN: msg`Your device is out of storage, so nothing was paid. Free up space and try again.`,
  USER_NOT_FOUND: msg`The account of this code is no longer active.`,
  ORDER_EXPIRED: msg`This payment code has expired. Ask for a new one.`,
  ORDER_ALREADY_DONE: msg`This payment code has already been paid.`,
};

/** Codes of a text that is none, or not ours. */
const INVALID: ReadonlySet<string> = new Set(['PAYMENT_TEXT_FORMAT', 'SIGN_INVALID', 'ARGS_INVALID']);

/** Whether a payment text was none at all: its screen has nothing to show. */
export const isInvalidCode = (problem: TransferProblem | null): boolean => problem !== null && INVALID.has(problem.code);

/**
 * Words for why a payment cannot go on.
 *
 * @param now epoch milliseconds
 */
export function paymentProblem(problem: TransferProblem, now: number): MessageDescriptor {
  if (isInvalidCode(problem)) return msg`Invalid QR code`;
  return (Object.hasOwn(OF_PAYMENTS, problem.code) && OF_PAYMENTS[problem.code]) || problemMessage(problem, now);
}
