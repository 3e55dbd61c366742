import type { MoneyRequest, PendingRequest, Money } from '@ezwallet/domain-stores';

/** What the outcome screens show of an order and ask of it, whatever its kind. */
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
  | 'authoriseBy'
  | 'prove'
  | 'cancel'
  | 'checkNow'
  | 'restart'
>;
