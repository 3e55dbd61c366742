import type { JournalEntry } from './RequestJournal.ts';

/** An amount of one currency. */
export interface Money {
  readonly currency: string;
  /** Decimal string. */
  readonly amount: string;
}

/**
 * Stamps a request so that it can be sent: its request number, which never changes, its owner, and the ticket for its
 * payment password.
 */
export interface RequestStamp extends JournalEntry {
  readonly payPassTicket: string;
  /** The visit that it was confirmed in: the request settles what that visit brought, also after a reload. */
  readonly visit: string;
  /** When it was sent, in epoch milliseconds on the server's clock: what people see. Absent in entries of older versions. */
  readonly sentAt?: number;
}

/** A request that may have been sent and has no answer yet; its kind adds what is needed to send it again. */
export interface PendingRequest extends RequestStamp, Money {}

const TEXT_FIELDS = ['reqNo', 'userId', 'payPassTicket', 'visit', 'currency', 'amount'] as const;

/**
 * Checks the form of a stored request.
 *
 * @param texts further fields of its kind, each a text
 */
export function isPendingRequest<Field extends string>(
  value: unknown,
  texts: readonly Field[],
): value is PendingRequest & Readonly<Record<Field, string>> {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    [...TEXT_FIELDS, ...texts].every((field) => typeof entry[field] === 'string') &&
    typeof entry['startedAt'] === 'number'
  );
}
