import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '@ezwallet/domain-stores';
import { problemMessage } from '../../confirm/index.ts';

/** Codes that mean something of their own when money goes to an address. */
const OF_WITHDRAWALS: Readonly<Record<string, MessageDescriptor>> = {
  8001004: msg`Your whitelist is on, and this address is not in your contacts. Add it first.`,
  8001005: msg`Your whitelist is on, and this address has been in your contacts for less than 24 hours.`,
  USER_INVALID: msg`This is your own deposit address.`,
  NO_RIGHTS: msg`Your account may not withdraw at the moment. Please contact customer service.`,
  WITHDRAW_EXCEED: msg`This exceeds what you may withdraw in a day. Verify your identity to raise the limit.`,
  HOLDINGS_NOT_ENOUGH: msg`Coins that were bought within 24 hours cannot be withdrawn yet.`,
  CONDITION_NOT_FULLFILL: msg`This coupon cannot be used here. Choose another or none.`,
  FEE_CALC_FAILED: msg`The fee has changed since you saw it, so nothing was sent. Please look at it again.`,
  AMOUNT_INVALID: msg`This amount cannot be withdrawn over this network.`,
  UNWRITTEN: msg`This device could not note the withdrawal down, so nothing was sent. Make some room on it and try again.`,
};

/**
 * Words for why a withdrawal cannot go on.
 *
 * @param now epoch milliseconds
 */
export function withdrawalProblem(problem: Failure, now: number): MessageDescriptor {
  return Object.hasOwn(OF_WITHDRAWALS, problem.code) ? OF_WITHDRAWALS[problem.code]! : problemMessage(problem, now);
}

const ABOUT_ADDRESS: ReadonlySet<string> = new Set([
  '8001004',
  '8001005',
  'USER_INVALID',
  'ADDRESS_INVALID',
  'ETH_ADDRESS_INVALID',
  'BTC_ADDRESS_INVALID',
  'TRON_ADDRESS_INVALID',
]);

/** Whether a problem is about where the money goes, rather than about how much. */
export const isAboutAddress = ({ code }: Failure): boolean => ABOUT_ADDRESS.has(code);

/** Whether the address book is the way on: the address is not in it (8001004), or too new there (8001005). */
export const isAboutBook = ({ code }: Failure): boolean => code === '8001004' || code === '8001005';
