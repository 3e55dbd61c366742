import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade, TradeDeadline, TradeParty, TradeRow, TradeStep } from '@ezwallet/api-client/contract';
import { stageOf, type TradePathStep, type TradeStage } from '@ezwallet/domain-stores';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { StatusLook } from '../../../shared/money/StatusMark.tsx';
import { EVENT_WORDS, LATE_WORDS, STATUS_WORDS, type ByWhom } from './tradeWords.ts';

/** The mark of every status. */
const MARKS: Readonly<Record<TradeStage, Pick<StatusLook, 'icon' | 'tone'>>> = {
  matching: { icon: glyphs.search, tone: 'warning' },
  waitingForPayment: { icon: glyphs.clock, tone: 'warning' },
  paid: { icon: glyphs.clock, tone: 'warning' },
  appeal: { icon: glyphs.flag, tone: 'warning' },
  arbitration: { icon: glyphs.headset, tone: 'warning' },
  completed: { icon: glyphs.checkCircle, tone: 'success' },
  cancelled: { icon: glyphs.closeCircle, tone: 'neutral' },
  expired: { icon: glyphs.closeCircle, tone: 'neutral' },
};

/** What the time of each deadline is for. */
const TIMERS: Readonly<Record<TradeDeadline, Readonly<Record<TradeParty, MessageDescriptor>>>> = {
  match: { buyer: msg`left to find a seller`, seller: msg`left to find a buyer` },
  pay: { buyer: msg`left to pay`, seller: msg`Buyer’s time` },
  release: { buyer: msg`Seller’s time`, seller: msg`left to release` },
  answer: { buyer: msg`Until support reviews it`, seller: msg`Until support reviews it` },
};

/** The steps of the tracker. */
const TRACK: Readonly<Record<TradePathStep, Readonly<Record<TradeParty, MessageDescriptor>>>> = {
  match: { buyer: msg`Ordered`, seller: msg`Matched` },
  pay: { buyer: msg`You pay`, seller: msg`Buyer pays` },
  release: { buyer: msg`Seller releases`, seller: msg`You release` },
  completed: { buyer: msg`Completed`, seller: msg`Completed` },
};

type Seen = Pick<TradeRow, 'status' | 'transactionType'>;

/** How the owner of a trade sees its status. */
export function lookOf(trade: Seen): StatusLook & { readonly moved: MessageDescriptor } {
  const stage = stageOf(trade);
  const { title: name, moved } = STATUS_WORDS[stage][sideOf(trade)];
  return { ...MARKS[stage], name, moved };
}

/** What happens next, and until when. @param until the next deadline in words; empty for none */
export function nextWords(trade: Seen & Pick<TradeRow, 'sellLongTimeFlag'>, until: string): MessageDescriptor {
  const side = sideOf(trade);
  const stage = stageOf(trade);
  return stage === 'paid' && trade.sellLongTimeFlag === 1
    ? LATE_WORDS[side](until)
    : STATUS_WORDS[stage][side].next(until);
}

/** A step of a trade in words, for one side of it. */
export function stepWords(
  { event, from, actor }: Pick<TradeStep, 'event' | 'from' | 'actor'>,
  side: TradeParty,
): MessageDescriptor {
  const words: MessageDescriptor | ByWhom = EVENT_WORDS[from === null ? 'create' : event].step;
  if (!('me' in words)) return words;
  if (actor === side) return words.me;
  return words[actor === 'buyer' ? 'buyer' : 'seller'];
}

/** What the running time is for. */
export const timerWords = (kind: TradeDeadline, trade: Seen): MessageDescriptor => TIMERS[kind][sideOf(trade)];

/** The name of a step of the tracker. @param isDone whether the trade has left it behind */
export function trackWords(
  step: TradePathStep,
  trade: Seen & { readonly events: readonly Pick<Trade['events'][number], 'event'>[] },
  isDone: boolean,
): MessageDescriptor {
  const isDecided = trade.events.some(({ event }) => event === 'verdictRelease' || event === 'verdictSplit');
  if (step === 'release' && isDecided) return msg`Support decides`;
  return step === 'match' && !isDone && sideOf(trade) === 'seller' ? msg`Find a buyer` : TRACK[step][sideOf(trade)];
}
