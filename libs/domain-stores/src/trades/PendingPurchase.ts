import type { Contract, RequestOf } from '@ezwallet/api-client/contract';
import type { JournalEntry } from '../money-requests/RequestJournal.ts';

/** The request of an order to buy. */
export type PurchaseOrder = Omit<RequestOf<Contract['trading']['deposit']>, 'reqNo' | 'placeBy'>;

/** An order to buy that may have been sent and has no answer yet: all that is needed to ask again. */
export interface PendingPurchase extends PurchaseOrder, JournalEntry {
  /** The server makes no order of this request later, in epoch milliseconds on its clock. */
  readonly placeBy: number;
  /** How long the buyer then has to pay, in milliseconds; unknown of an order that an older release stored. */
  readonly payWithin?: number;
}

const TEXTS = ['reqNo', 'userId', 'currency', 'amount', 'price'] as const;
const NUMBERS = ['startedAt', 'placeBy', 'payMethodId'] as const;

/** Checks the form of a stored order. */
export function isPendingPurchase(value: unknown): value is PendingPurchase {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    TEXTS.every((field) => typeof entry[field] === 'string') &&
    NUMBERS.every((field) => typeof entry[field] === 'number')
  );
}
