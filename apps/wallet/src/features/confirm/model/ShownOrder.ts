import type { MoneyOrder, PendingOrder, Sum } from '@ezwallet/domain-stores';

/** What the outcome screens show of an order and ask of it, whatever its kind. */
export type ShownOrder = Pick<
  MoneyOrder<Sum, unknown, PendingOrder, unknown>,
  | 'state'
  | 'confirming'
  | 'underWay'
  | 'confirmed'
  | 'wantedProofs'
  | 'pending'
  | 'resumed'
  | 'waiting'
  | 'receipt'
  | 'problem'
  | 'authorise'
  | 'prove'
  | 'cancel'
  | 'checkNow'
  | 'restart'
>;
