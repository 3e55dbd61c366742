import type { MoneyOrder, PendingOrder, Sum } from '@ezwallet/domain-stores';

/** What the screens of an order show of it and ask of it, whatever kind it is. */
export type ShownOrder = Pick<
  MoneyOrder<Sum, unknown, PendingOrder>,
  | 'state'
  | 'confirming'
  | 'underWay'
  | 'confirmed'
  | 'wantedProofs'
  | 'pending'
  | 'resumed'
  | 'receipt'
  | 'problem'
  | 'authorise'
  | 'prove'
  | 'cancel'
  | 'checkNow'
>;
