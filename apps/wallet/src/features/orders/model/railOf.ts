import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isOpenTrade, trackOf, TRADE_STEPS } from '@ezwallet/domain-stores';
import type { OrderProgressStatus } from '@ezwallet/ui';
import { cancelReason } from './cancelWords.ts';
import { lookOf, nextWords, stepWords, trackWords } from './tradeLooks.ts';

/** One event of a trade: what has happened has a time, what has to happen may have a deadline. */
export interface RailEvent {
  readonly value: string;
  readonly label: MessageDescriptor;
  readonly at?: number;
  readonly by?: number;
  /** Why it happened, as the person who did it says. */
  readonly reason?: MessageDescriptor | undefined;
  /** The meaning of the step for coins and money. */
  readonly outcome?: MessageDescriptor | undefined;
}

/** The steps of a trade for the rail: past, due and to come. */
export interface TradeRail {
  readonly events: readonly RailEvent[];
  readonly current: number;
  readonly status: OrderProgressStatus;
}

const TO_ANSWER = {
  mine: msg`You answer`,
  buyer: msg`The buyer answers`,
  seller: msg`The seller answers`,
};

/** Reads the rail of a trade from its events and from the machine. */
export function railOf(trade: Trade): TradeRail {
  const { events, appeal, deadline } = trade;
  const side = sideOf(trade);
  const past = events.map((step): RailEvent => ({
    value: `${step.seq}`,
    label: stepWords(step, side),
    at: step.at,
    reason: cancelReason(step),
  }));
  const { current, state } = trackOf(trade);
  if (!isOpenTrade(trade)) {
    const outcome = appeal?.verdict ? undefined : nextWords(trade, '');
    return {
      events: past.map((event, at) => (at === past.length - 1 ? { ...event, outcome } : event)),
      current: past.length - 1,
      // Nobody did anything wrong: time ran out, so this end is as quiet as a cancellation.
      status: state === 'failed' ? 'cancelled' : state,
    };
  }
  const by = deadline ? { by: deadline.at } : {};
  const coming =
    state === 'review'
      ? toDecide(trade, by)
      : TRADE_STEPS.slice(current).map((step, at): RailEvent => ({
          value: step,
          label: trackWords(step, trade, false),
          ...(at === 0 ? by : {}),
        }));
  return { events: [...past, ...coming], current: past.length, status: state };
}

function toDecide(trade: Trade, by: { by?: number }): RailEvent[] {
  const { appeal } = trade;
  const end: RailEvent = { value: 'end', label: msg`The coins go to one side, or to both` };
  const decision = { value: 'decision', label: msg`Support decides` };
  if (!appeal || trade.deadline?.kind !== 'answer') return [{ value: 'now', label: lookOf(trade).name, ...by }, end];
  const answers = appeal.initiator === 'buyer' ? 'seller' : 'buyer';
  return [{ value: 'answer', label: TO_ANSWER[answers === sideOf(trade) ? 'mine' : answers], ...by }, decision, end];
}
