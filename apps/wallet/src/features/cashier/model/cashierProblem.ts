import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { problemMessage } from '../../confirm/index.ts';
import { tradeProblem } from '../../trades/index.ts';

/** Codes with their own meaning when a person pays a shop. */
const OF_SHOPS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  6014: msg`The shop expects a payment in another name. Pay from the account of the person you named to the shop.`,
  OFFLINE: msg`We could not reach the server. Nothing was paid.`,
  UNWRITTEN: msg`Your device is out of storage, so nothing was paid. Free up space and try again.`,
  USER_INVALID: msg`You cannot pay your own shop.`,
  USER_NOT_FOUND: msg`The account of this shop is no longer active.`,
  ORDER_NOT_FOUND: msg`We could not find this order. Open it again from the shop.`,
  ORDER_EXPIRED: msg`The time to pay is up. Order again in the shop.`,
  ORDER_ALREADY_DONE: msg`This order is already paid, or a payment is on its way.`,
  ORDER_CANCELED: msg`The shop closed this order.`,
  NO_THIS_METHOD: msg`This way to pay is closed right now. Choose another one.`,
} satisfies Partial<
  Record<FailureOf<Contract['transfer']['transferTo'] | Contract['trading']['deposit']>, MessageDescriptor>
>;

const ofShops = ({ code, isHeld }: Failure) => (Object.hasOwn(OF_SHOPS, code) && !isHeld ? OF_SHOPS[code] : undefined);

/** The reason why a payment to a shop cannot continue. @param now epoch milliseconds */
export const cashierProblem = (problem: Failure, now: number): MessageDescriptor =>
  ofShops(problem) ?? problemMessage(problem, now);

/** The same for a purchase that pays a shop. */
export const purchaseProblem = (problem: Failure, now: number): MessageDescriptor =>
  ofShops(problem) ?? tradeProblem(problem, now);
