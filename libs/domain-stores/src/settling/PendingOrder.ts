import type { PendingRequest } from './RequestJournal.ts';

/** How much of what. */
export interface Sum {
  readonly currency: string;
  /** Decimal string. */
  readonly amount: string;
}

/** What lets an order leave: the request number that it has for good, whose it is, and the ticket for its payment password. */
export interface OrderStamp extends PendingRequest {
  readonly payPassTicket: string;
  /** The visit that it was confirmed in: what that brought is done with the order, also after a reload. */
  readonly visit: string;
}

/** An order that may have left and has no answer yet; its kind adds what is needed to ask for it again. */
export interface PendingOrder extends OrderStamp, Sum {}

const TEXT_FIELDS = ['reqNo', 'userId', 'payPassTicket', 'visit', 'currency', 'amount'] as const;

/**
 * Checks the form of an order that was written down.
 *
 * @param texts further fields of its kind, each a text
 */
export function isPendingOrder<Field extends string>(
  value: unknown,
  texts: readonly Field[],
): value is PendingOrder & Readonly<Record<Field, string>> {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return [...TEXT_FIELDS, ...texts].every((field) => typeof entry[field] === 'string') && typeof entry['startedAt'] === 'number';
}
