import type { PendingRequest } from '../settling/RequestJournal.ts';

/** Who receives, as the server names them. */
export interface Payee {
  readonly userNo: string;
  readonly nickMasked: string;
  readonly userNoMasked: string;
}

/** A transfer that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingTransfer extends PendingRequest {
  readonly payPassTicket: string;
  readonly payee: Payee;
  readonly currency: string;
  /** Decimal string. */
  readonly amount: string;
  readonly remark: string;
}

const TEXT_FIELDS = ['reqNo', 'payPassTicket', 'userId', 'currency', 'amount', 'remark'] as const;

/** Checks the form of a transfer that was written down. */
export function isPendingTransfer(value: unknown): value is PendingTransfer {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  const payee = entry['payee'] as Record<string, unknown> | null | undefined;
  return (
    TEXT_FIELDS.every((field) => typeof entry[field] === 'string') &&
    typeof entry['startedAt'] === 'number' &&
    ['userNo', 'nickMasked', 'userNoMasked'].every((field) => typeof payee?.[field] === 'string')
  );
}
