import type { MoneyOrder, PendingOrder, Sum } from '@ezwallet/domain-stores';

/** What the screens of an order show of it and ask of it, whatever kind it is. */
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
