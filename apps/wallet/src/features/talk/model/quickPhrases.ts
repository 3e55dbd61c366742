import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { stageOf, type TradeStage } from '@ezwallet/domain-stores';

type Phrases = readonly MessageDescriptor[];

const NONE: Phrases = [];
const THANKS: Phrases = [msg`Thank you. All is well.`];

/**
 * Sentences that one side often says at a stage. No phrase has the words of a button that moves the order, such as "I have paid": a
 * message moves nothing, and nobody may think that it did.
 */
const PHRASES: Readonly<Record<TradeStage, Readonly<Record<'buyer' | 'seller', Phrases>>>> = {
  matching: { buyer: NONE, seller: NONE },
  waitingForPayment: {
    buyer: [msg`Hello, I will pay in a few minutes.`, msg`I need a little more time.`, msg`Which bank branch is it?`],
    seller: [
      msg`Hello, I am online.`,
      msg`Please use your own account.`,
      msg`Please leave the note of the transfer empty.`,
    ],
  },
  paid: {
    buyer: [
      msg`The transfer left my bank. Please have a look.`,
      msg`My bank says it can take a while.`,
      msg`Thank you for your patience.`,
    ],
    seller: [
      msg`I am looking at my account now.`,
      msg`Nothing has arrived yet. I will look again.`,
      msg`Which name does your account have?`,
    ],
  },
  appeal: { buyer: NONE, seller: NONE },
  arbitration: { buyer: NONE, seller: NONE },
  completed: { buyer: THANKS, seller: THANKS },
  cancelled: { buyer: NONE, seller: NONE },
  expired: { buyer: NONE, seller: NONE },
};

/** Phrases that the owner of a trade may send with two taps. */
export const quickPhrases = (trade: Pick<Trade, 'status' | 'transactionType'>): Phrases =>
  PHRASES[stageOf(trade)][sideOf(trade)];
