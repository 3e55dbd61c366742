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
import { defineProcess, type Effect } from '../process/defineProcess.ts';

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

/** The life of a trade: the machine of the contract, whose cases are sales. */
export const lifeOfTrade = defineProcess<TradeState, TradeEvent, TradeActor, TradeStatus, TradeDeadline>({
  name: 'trade',
  states: Object.fromEntries(Object.entries(TRADE_STATUS).map(([name, wire]) => [name, { wire }])) as Readonly<
    Record<TradeState, { readonly wire: TradeStatus }>
  >,
  moves: TRADE_TRANSITIONS.flatMap(({ event, from, by, sell, escrow, ...rest }) => {
    const always = { event, by: ACTORS[by], effect: EFFECTS[escrow], ...('starts' in rest && { starts: rest.starts }) };
    if (sell === 'same') return from.map((status) => ({ ...always, from: [NAMES[status]], to: NAMES[status] }));
    return [{ ...always, from: from.map((status) => NAMES[status]), to: NAMES[sell] }];
  }),
});
