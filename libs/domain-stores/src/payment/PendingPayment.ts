import type { PendingRequest } from '../settling/RequestJournal.ts';
import type { Payee } from '../transfer/PendingTransfer.ts';

/** A payment that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingPayment extends PendingRequest {
  readonly payPassTicket: string;
  /** The payment text that is paid. */
  readonly text: string;
  readonly payee: Payee;
  readonly currency: string;
  /** Decimal string. */
  readonly amount: string;
  /** What the payee wrote into the text. */
  readonly memo: string;
  /** What the payer adds to it. */
  readonly remark: string;
}

const TEXT_FIELDS = ['reqNo', 'userId', 'payPassTicket', 'text', 'currency', 'amount', 'memo', 'remark'] as const;

/** Checks the form of a payment that was written down. */
export function isPendingPayment(value: unknown): value is PendingPayment {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  const payee = entry['payee'] as Record<string, unknown> | null | undefined;
  return (
    TEXT_FIELDS.every((field) => typeof entry[field] === 'string') &&
    typeof entry['startedAt'] === 'number' &&
    ['userNo', 'nickMasked', 'userNoMasked'].every((field) => typeof payee?.[field] === 'string')
  );
}
