import { createHash } from 'node:crypto';

/** What a member saw before giving the payment password: the words of `transferTo`, and the fee. */
export interface Confirmed {
  readonly toType: number;
  readonly to: string;
  /** Of a withdrawal. */
  readonly protocol?: string | undefined;
  readonly currency: string;
  readonly amount: string;
  readonly fee: string;
}

/** A digest of what was confirmed, character by character: a ticket carries it to the call that moves the money. */
export function digestOfConfirmed({ toType, to, protocol = '', currency, amount, fee }: Confirmed): Buffer {
  return createHash('sha256').update(JSON.stringify([toType, to, protocol, currency, amount, fee])).digest();
}
