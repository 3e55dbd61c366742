import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith, type Failure, type FailureOf } from '@ezwallet/domain-stores';
import { problemMessage } from '../../confirm/index.ts';

/** Codes with their own meaning when money goes to an address. */
type SendsOut = Contract['transfer']['transferTo'];

const OF_WITHDRAWALS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  8001004: msg`This address is not on your whitelist. Add it in your contacts first.`,
  8001005: msg`Your whitelist is on. You can withdraw to this address 24 hours after you add it.`,
  USER_INVALID: msg`This is your own deposit address.`,
  NO_RIGHTS: msg`Your account cannot withdraw right now. Nothing was sent.`,
  WITHDRAW_EXCEED: msg`This is over your daily withdrawal limit. Verify your identity to raise it.`,
  HOLDINGS_NOT_ENOUGH: msg`You can withdraw coins 24 hours after you buy them.`,
  CONDITION_NOT_FULLFILL: msg`You cannot use this coupon here. Choose another one or none.`,
  FEE_CALC_FAILED: msg`The fee changed, so nothing was sent. Check the new fee and try again.`,
  AMOUNT_INVALID: msg`You cannot withdraw this amount on this network. Change the amount or the network.`,
  UNWRITTEN: msg`Your device is out of storage, so no coins were sent. Free up space and try again.`,
} satisfies Partial<Record<FailureOf<SendsOut>, MessageDescriptor>>;

/**
 * The reason why a withdrawal cannot continue.
 *
 * @param now epoch milliseconds
 */
export function withdrawalProblem(problem: Failure, now: number): MessageDescriptor {
  return Object.hasOwn(OF_WITHDRAWALS, problem.code) && !problem.isHeld
    ? OF_WITHDRAWALS[problem.code]!
    : problemMessage(problem, now);
}

const ABOUT_ADDRESS: ReadonlySet<string> = new Set<FailureOf<SendsOut>>([
  '8001004',
  '8001005',
  'USER_INVALID',
  'ADDRESS_INVALID',
  'ETH_ADDRESS_INVALID',
  'BTC_ADDRESS_INVALID',
  'TRON_ADDRESS_INVALID',
]);

/** Whether a problem is about the address, rather than about the amount. */
export const isAboutAddress = ({ code }: Failure): boolean => ABOUT_ADDRESS.has(code);

/** Whether the address book solves it: the address is not in it (8001004), or too new there (8001005). */
export const isAboutBook = (problem: Failure): boolean =>
  isNotInBook(problem) || failedWith<SendsOut>(problem, '8001005');

/** The whitelist does not have the address. */
export const isNotInBook = (problem: Failure): boolean => failedWith<SendsOut>(problem, '8001004');
