import type { MoneyRequest, PendingRequest, Money } from '@ezwallet/domain-stores';

/** What the screens of an order show of it and ask of it, whatever kind it is. */
export type ShownOrder = Pick<
  MoneyRequest<Money, unknown, PendingRequest, unknown>,
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
