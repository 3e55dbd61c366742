import { isPendingOrder, type PendingOrder } from '../settling/PendingOrder.ts';
import { isPayee, type Payee } from '../transfer/PendingTransfer.ts';

/** A payment that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingPayment extends PendingOrder {
  /** The payment text that is paid. */
  readonly text: string;
  readonly payee: Payee;
  /** What the payee wrote into the text. */
  readonly memo: string;
  /** What the payer adds to it. */
  readonly remark: string;
}

/** Checks the form of a payment that was written down. */
export function isPendingPayment(value: unknown): value is PendingPayment {
  return isPendingOrder(value, ['text', 'memo', 'remark']) && 'payee' in value && isPayee(value.payee);
}
