import { isPendingRequest, type PendingRequest } from '../money-requests/PendingRequest.ts';

/** A withdrawal that may have been sent and has no answer yet: all that is needed to send it again. */
export interface PendingWithdrawal extends PendingRequest {
  readonly protocol: string;
  /** Address that it goes to. */
  readonly to: string;
  /** Voucher that waives its fee; empty without one. */
  readonly voucherId: string;
  /** The cost that the person saw, and what the withdrawal takes from the balance: decimal strings. */
  readonly fee: string;
  readonly total: string;
}

/** Checks the form of a stored withdrawal. */
export function isPendingWithdrawal(value: unknown): value is PendingWithdrawal {
  return isPendingRequest(value, ['protocol', 'to', 'voucherId', 'fee', 'total']);
}
