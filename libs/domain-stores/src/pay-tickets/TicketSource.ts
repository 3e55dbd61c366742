import type { PayPurpose } from '@ezwallet/api-client/contract';

/** A way to a ticket without the payment password, such as a fingerprint. */
export interface TicketSource {
  /** Asks the person, which may take any time. @returns whether the device recognises them */
  readonly verify: () => Promise<boolean>;
  /**
   * Gets a ticket for what the person confirmed.
   *
   * @returns null where the server refuses: nothing is said, and the payment password remains
   * @throws what is no refusal
   */
  readonly getTicket: (purpose: PayPurpose) => Promise<string | null>;
}
