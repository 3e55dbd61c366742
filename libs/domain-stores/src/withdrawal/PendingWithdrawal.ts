import { isPendingOrder, type PendingOrder } from '../settling/PendingOrder.ts';

/** A withdrawal that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingWithdrawal extends PendingOrder {
  readonly protocol: string;
  /** Address that it goes to. */
  readonly to: string;
  /** Voucher that waives its fee; empty without one. */
  readonly voucherId: string;
  /** What the person saw that it costs, and what it takes from the balance: decimal strings. */
  readonly fee: string;
  readonly total: string;
}

/** Checks the form of a withdrawal that was written down. */
export function isPendingWithdrawal(value: unknown): value is PendingWithdrawal {
  return isPendingOrder(value, ['protocol', 'to', 'voucherId', 'fee', 'total']);
}
