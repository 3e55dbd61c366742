import {
  type EscrowEffect,
  TRADE_STATUS,
  TRADE_TRANSITIONS,
  type TradeActor,
  type TradeCause,
  type TradeDeadline,
  type TradeEvent,
  type TradeStatus,
} from '@ezwallet/api-client/contract';
import { defineProcess, type Effect, type Move } from '../../process/defineProcess.ts';

/** The states of a trade, by the names that the contract gives them. */
export type TradeState = keyof typeof TRADE_STATUS;

const NAMES = Object.fromEntries(Object.entries(TRADE_STATUS).map(([name, status]) => [status, name])) as Readonly<
  Record<TradeStatus, TradeState>
>;

/** The state that a status of the wire names. */
export const stateOf = (status: TradeStatus): TradeState => NAMES[status];

/** Either party may be the one who opened an appeal. */
const ACTORS: Readonly<Record<TradeCause, readonly TradeActor[]>> = {
  buyer: ['buyer'],
  seller: ['seller'],
  platform: ['platform'],
  operator: ['operator'],
  party: ['buyer', 'seller'],
  asked: ['buyer', 'seller'],
  initiator: ['buyer', 'seller'],
  respondent: ['buyer', 'seller'],
};

const EFFECTS: Readonly<Record<EscrowEffect, Effect>> = {
  hold: 'hold',
  keep: 'keep',
  release: 'capture',
  return: 'void',
  split: 'split',
};

/**
 * Whether an actor confirms an event with the payment password: what gives coins away. A buyer who asks to cancel after the
 * payment does, since the seller's consent then ends the trade.
 */
const takesTicket = (event: TradeEvent, from: TradeState, actor: TradeActor): boolean =>
  event === 'release' ||
  event === 'agreeRelease' ||
  event === 'agreeRefund' ||
  (from === 'paid' && (event === 'agreeCancel' || (event === 'askCancel' && actor === 'buyer')));

/** The life of a trade: the machine of the contract, whose cases are sales. */
export const lifeOfTrade = defineProcess<TradeState, TradeEvent, TradeActor, TradeStatus, TradeDeadline>({
  name: 'trade',
  states: Object.fromEntries(Object.entries(TRADE_STATUS).map(([name, wire]) => [name, { wire }])) as Readonly<
    Record<TradeState, { readonly wire: TradeStatus }>
  >,
  moves: TRADE_TRANSITIONS.flatMap(
    ({ event, from, by, sell, escrow, ...rest }): Move<TradeState, TradeEvent, TradeActor, TradeDeadline>[] => {
      const always = { event, effect: EFFECTS[escrow], ...('starts' in rest && { starts: rest.starts }) };
      const toOf = (start: TradeState) => (sell === 'same' ? start : NAMES[sell]);
      if (from.length === 0) return [{ ...always, from: [], to: toOf('matching'), by: ACTORS[by] }];
      return from.flatMap((status) => {
        const start = NAMES[status];
        return [true, false].flatMap((ticket) => {
          const actors = ACTORS[by].filter((actor) => takesTicket(event, start, actor) === ticket);
          return actors.length > 0 ? [{ ...always, from: [start], to: toOf(start), by: actors, ticket }] : [];
        });
      });
    },
  ),
});
