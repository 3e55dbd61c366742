import { isPendingRequest, type PendingRequest } from '../money-requests/PendingRequest.ts';

/** A shop's payment from the balance that may have been sent and has no answer yet: all that is needed to send it again. */
export interface PendingShopPayment extends PendingRequest {
  /** Names the shop's payment. */
  readonly payToken: string;
  readonly shop: string;
  /** The subject that the shop asks the money for. */
  readonly subject: string;
}

/** Checks the form of a stored payment. */
export function isPendingShopPayment(value: unknown): value is PendingShopPayment {
  return isPendingRequest(value, ['payToken', 'shop', 'subject']);
}
