import type { PayMethodId } from '@ezwallet/api-client/contract';
import { isPendingRequest, type PendingRequest } from '../money-requests/PendingRequest.ts';

/** A sale that may have been sent and has no answer yet: all that is needed to send it again. */
export interface PendingSale extends PendingRequest {
  readonly payMethodId: PayMethodId;
  /** The own account that the buyer pays to. */
  readonly payAccountId: string;
  /** Voucher that goes with it; empty without one. */
  readonly voucherId: string;
  /** Fiat for one unit, as the person saw it: a decimal string. */
  readonly price: string;
}

/** Checks the form of a stored sale. */
export function isPendingSale(value: unknown): value is PendingSale {
  return (
    isPendingRequest(value, ['payAccountId', 'voucherId', 'price']) &&
    'payMethodId' in value &&
    typeof value.payMethodId === 'number'
  );
}
