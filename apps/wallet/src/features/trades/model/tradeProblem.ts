import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { problemMessage } from '../../confirm/index.ts';

/** Codes with their own meaning in a trade. */
const OF_TRADES: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  2222: msg`We are still working on it. Wait a moment.`,
  3025: msg`The order has changed. Look at it again before you go on.`,
  6014: msg`This is not the buyer’s name, so nothing was released. If the money came from somebody else, open an appeal.`,
  AMOUNT_INVALID: msg`The price has changed, so nothing was ordered. Check the new price and try again.`,
  EXPIRED: msg`It took too long to reach the server, so nothing was ordered. Try again.`,
  KYC_REQUIRED: msg`Verify your identity before you trade.`,
  NO_RIGHTS: msg`Your account cannot trade right now. Your coins have not moved.`,
  EXCEED_LIMIT: msg`This is over your limit for one order. Verify a higher level to raise it.`,
  EXCEED_TOTAL_AMOUNT_LIMIT: msg`This is over your trading limit for today.`,
  OVER_MAX_TOTAL: msg`You have too many open orders. Finish one first.`,
  NO_THIS_METHOD: msg`This payment method is closed right now. Choose another one.`,
  NOT_TRADABLE: msg`You cannot trade this coin right now.`,
  CONDITION_NOT_FULLFILL: msg`You cannot use this coupon here. Choose another one or none.`,
  HOLDINGS_NOT_ENOUGH: msg`You can sell coins 24 hours after you buy them.`,
  BANK_ACCOUNT_NOT_FOUND: msg`We could not find your payment account. Choose another one.`,
  BANK_ACCOUNT_UNAVAILABLE: msg`Your payment account cannot receive money right now. Choose another one.`,
  ORDER_EXPIRED: msg`Time is up and the order has expired. Do not pay for it.`,
  UNWRITTEN: msg`Your device is out of storage, so nothing was sent. Free up space and try again.`,
} satisfies Partial<
  Record<
    FailureOf<Contract['trading']['deposit' | 'withdrawal' | 'buyConfirmOrCancel' | 'sellOrderConfirm']>,
    MessageDescriptor
  >
>;

/**
 * The reason why a trade cannot continue.
 *
 * @param now epoch milliseconds
 */
export function tradeProblem(problem: Failure, now: number): MessageDescriptor {
  return Object.hasOwn(OF_TRADES, problem.code) && !problem.isHeld
    ? OF_TRADES[problem.code]!
    : problemMessage(problem, now);
}
