import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TRANSACTION_TYPES } from '@ezwallet/api-client/constants';
import type { AcceptorOffer, Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';

type Offered = Pick<AcceptorOffer, 'transactionType' | 'amount' | 'currency' | 'fiat' | 'fiatAmount'>;

/** Whether the acceptor sells. */
const isSelling = ({ transactionType }: Pick<AcceptorOffer, 'transactionType'>): boolean =>
  transactionType === TRANSACTION_TYPES.sell;

/** What an acceptor would do. */
export function offerTitle(offer: Offered): MessageDescriptor {
  const amount = moneyText(offer.amount, offer.currency);
  return isSelling(offer) ? msg`Sell ${amount}` : msg`Buy ${amount}`;
}

/** What an acceptance means for the acceptor's money. */
export function offerTerms(offer: Offered): MessageDescriptor {
  const amount = moneyText(offer.amount, offer.currency);
  const fiat = moneyText(offer.fiatAmount, offer.fiat);
  return isSelling(offer)
    ? msg`If you accept, we hold ${amount} until the buyer’s ${fiat} has arrived and you release them.`
    : msg`If you accept, you pay the seller ${fiat}. Their coins are already in escrow.`;
}

/** A new offer, for the person who is doing something else. @param hidden the person hides amounts */
export function offerNews(offer: Offered, hidden: boolean): MessageDescriptor {
  if (hidden) return isSelling(offer) ? msg`New offer to sell` : msg`New offer to buy`;
  const amount = moneyText(offer.amount, offer.currency);
  const fiat = moneyText(offer.fiatAmount, offer.fiat);
  return isSelling(offer) ? msg`New offer: sell ${amount} for ${fiat}` : msg`New offer: buy ${amount} for ${fiat}`;
}

/** Codes with their own meaning for an offer. */
const OF_OFFERS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  ORDER_EXPIRED: msg`This offer ended before we got your answer. Your coins have not moved.`,
  ORDER_ALREADY_DONE: msg`Someone else took this trade. Your coins have not moved.`,
  ORDER_NOT_FOUND: msg`This offer is no longer there. Your coins have not moved.`,
  NO_THIS_METHOD: msg`This payment method is closed right now, so the offer has ended. Your coins have not moved.`,
  BALANCE_NOT_ENOUGH: msg`You do not have enough coins for this offer. Deposit some, or decline it.`,
  EXCEED_TOTAL_AMOUNT_LIMIT: msg`This is over your daily quota. Raise the quota, or decline the offer.`,
  BANK_ACCOUNT_UNAVAILABLE: msg`You have no payment account for this payment method. Add one, or decline the offer.`,
  ARGS_INVALID: msg`This payment account cannot receive money any more. Choose another one.`,
  NO_RIGHTS: msg`Your account cannot trade right now. Your coins have not moved.`,
} satisfies Partial<Record<FailureOf<Contract['trading']['answerOffer']>, MessageDescriptor>>;

/** Why an answer to an offer was refused; null where the app has already spoken about it. */
export const offerProblem = (failure: Failure): MessageDescriptor | null =>
  OF_OFFERS[failure.code] ?? failureMessage(failure);
