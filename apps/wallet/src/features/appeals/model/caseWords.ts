import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeParty } from '@ezwallet/api-client/contract';
import type { CaseState } from './caseState.ts';

interface CaseWords {
  readonly title: MessageDescriptor;
  /** What happens next, for each side. */
  readonly next: Readonly<Record<TradeParty, MessageDescriptor>>;
}

const both = (words: MessageDescriptor) => ({ buyer: words, seller: words });

/** What the top of the screen says while a case is open. */
export const caseWords: Readonly<
  Record<Extract<CaseState, 'answerMine' | 'answerTheirs' | 'answered' | 'staff' | 'late'>, CaseWords>
> = {
  answerMine: {
    title: msg`Your answer is needed`,
    next: both(
      msg`Say what happened and add proof. If you do not answer, support decides on the other side’s proof alone.`,
    ),
  },
  answerTheirs: {
    title: msg`Waiting for an answer`,
    next: {
      buyer: msg`The seller can answer or release the coins. When the time is up, support decides.`,
      seller: msg`The buyer can answer or return the coins. When the time is up, support decides.`,
    },
  },
  answered: {
    title: msg`Both sides have spoken`,
    next: both(msg`You can still agree, here or in the chat. When the time is up, support decides.`),
  },
  staff: {
    title: msg`Support decides`,
    next: both(msg`Support reads the chat and the proof of both sides. You can add more until the decision.`),
  },
  late: {
    title: msg`Support decides`,
    next: both(
      msg`The order has ended, and this appeal is about it. Support reads the chat and the proof of both sides. You can add more until the decision.`,
    ),
  },
};
