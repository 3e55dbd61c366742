import type { TradeActor, TradeEvent, TradeStep } from '@ezwallet/api-client/contract';
import { type Sql, sql } from '../db/index.ts';
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

/** Steps as one side sees them: a purchase begins with its match, whatever happened to the sale before. */
export function viewSteps(events: readonly TradeEventRow[], side: 'buyer' | 'seller'): TradeStep[] {
  return events.map(({ seq, event, from, to, actor, reason, at }, index) => ({
    seq: index + 1,
    event,
    from: index === 0 && side === 'buyer' && seq > 1 ? null : statusOf(from),
    to: lifeOfTrade.states[to].wire,
    actor,
    at,
    reason,
  }));
}
