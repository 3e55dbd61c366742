import { isPendingOrder, type PendingOrder } from '../settling/PendingOrder.ts';

/** A withdrawal that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingWithdrawal extends PendingOrder {
  readonly protocol: string;
  /** Address that it goes to. */
  readonly to: string;
  /** Voucher that waives its fee; empty without one. */
  readonly voucherId: string;
}

/** Checks the form of a withdrawal that was written down. */
export function isPendingWithdrawal(value: unknown): value is PendingWithdrawal {
  return isPendingOrder(value, ['protocol', 'to', 'voucherId']);
}
