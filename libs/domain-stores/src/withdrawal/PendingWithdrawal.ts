import type { PendingRequest } from '../settling/RequestJournal.ts';

/** A withdrawal that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingWithdrawal extends PendingRequest {
  readonly payPassTicket: string;
  readonly currency: string;
  readonly protocol: string;
  /** Address that it goes to. */
  readonly to: string;
  /** Decimal string, as typed. */
  readonly amount: string;
  /** Voucher that waives its fee; empty without one. */
  readonly voucherId: string;
}

const TEXT_FIELDS = ['reqNo', 'payPassTicket', 'userId', 'currency', 'protocol', 'to', 'amount', 'voucherId'] as const;

/** Checks the form of a withdrawal that was written down. */
export function isPendingWithdrawal(value: unknown): value is PendingWithdrawal {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return TEXT_FIELDS.every((field) => typeof entry[field] === 'string') && typeof entry['startedAt'] === 'number';
}
