import { isPendingRequest, type PendingRequest } from '../money-requests/PendingRequest.ts';
import { isPayee, type Payee } from '../transfer/PendingTransfer.ts';

/** A payment that may have been sent and has no answer yet: all that is needed to send it again. */
export interface PendingPayment extends PendingRequest {
  /** The payment text that is paid. */
  readonly text: string;
  readonly payee: Payee;
  /** The memo that the payee wrote into the text. */
  readonly memo: string;
  /** The remark that the payer adds to it. */
  readonly remark: string;
}

/** Checks the form of a stored payment. */
export function isPendingPayment(value: unknown): value is PendingPayment {
  return isPendingRequest(value, ['text', 'memo', 'remark']) && 'payee' in value && isPayee(value.payee);
}
