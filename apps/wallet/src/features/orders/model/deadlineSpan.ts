import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade, TradeRow } from '@ezwallet/api-client/contract';

const MINUTE = 60_000;
/** Usual times where a row does not say when its time began, in milliseconds. */
const USUAL = { match: 1_440 * MINUTE, pay: 30 * MINUTE, release: 30 * MINUTE, answer: 1_440 * MINUTE } as const;

/** How long a deadline gives in all. A sale waits, and a purchase is paid, from the beginning of its bill on. */
export function deadlineSpan(
  trade: Pick<TradeRow, 'createdAt' | 'transactionType'>,
  { kind, at }: NonNullable<Trade['deadline']>,
): number {
  const begins = kind === 'match' || (kind === 'pay' && sideOf(trade) === 'buyer');
  return begins && at > trade.createdAt ? at - trade.createdAt : USUAL[kind];
}
