import {
  TRADE_TRANSITIONS,
  type TradeActor,
  type TradeEvent,
  type TradeStatus,
  type TradeStep,
} from '@ezwallet/api-client/contract';
import { type Sql, sql } from '../../db/index.ts';
import { lifeOfTrade, type TradeState } from './life.ts';

/** A step of a sale, as its process keeps it. */
export interface TradeEventRow {
  readonly seq: number;
  readonly event: TradeEvent;
  readonly from: TradeState | 'new';
  readonly to: TradeState;
  readonly actor: TradeActor;
  readonly reason: string;
  readonly at: number;
}

/** The steps of a sale as JSON, from one to another; the last one is null while the purchase is open. */
export const eventsOf = (sale: Sql, first: Sql, last: Sql): Sql => sql`
  (select jsonb_agg(jsonb_build_object('seq', e.seq, 'event', e.event, 'from', e.from_state, 'to', e.to_state, 'actor', e.actor,
      'reason', e.reason, 'at', epoch_ms(e.at)) order by e.seq)
    from process_event e where e.process = 'trade' and e.case_id = ${sale}
      and e.seq >= ${first} and (${last} is null or e.seq <= ${last}))`;

const statusOf = (state: TradeState | 'new') => (state === 'new' ? null : lifeOfTrade.states[state].wire);

/** The status of a purchase after an event. A sale can go on with other buyers when a purchase is over. */
const PURCHASE_AFTER: ReadonlyMap<TradeEvent, TradeStatus | 'same' | null> = new Map(
  TRADE_TRANSITIONS.map(({ event, buy }) => [event, buy]),
);

function arrivalOf({ event, to }: TradeEventRow, side: 'buyer' | 'seller'): TradeStatus {
  const after = side === 'buyer' ? PURCHASE_AFTER.get(event) : undefined;
  return typeof after === 'number' ? after : lifeOfTrade.states[to].wire;
}

/** Steps as one side sees them: a purchase begins with its match, whatever happened to the sale before, and ends with its own end. */
export function viewSteps(events: readonly TradeEventRow[], side: 'buyer' | 'seller'): TradeStep[] {
  return events.map((row, index) => ({
    seq: index + 1,
    event: row.event,
    from: index === 0 && side === 'buyer' && row.seq > 1 ? null : statusOf(row.from),
    to: arrivalOf(row, side),
    actor: row.actor,
    at: row.at,
    reason: row.reason,
  }));
}
