import { createHash } from 'node:crypto';
import type { AcceptorConfig, PayMethodId } from '@ezwallet/api-client/contract';

/** What a member saw before sending money: the words of `transferTo`, and the fee. */
export interface ConfirmedTransfer {
  readonly toType: number;
  readonly to: string;
  /** Of a withdrawal. */
  readonly protocol?: string | undefined;
  readonly currency: string;
  readonly amount: string;
  readonly fee: string;
}

/** The same before selling, in the words of `lucky_c2c/withdrawal`. */
interface ConfirmedSale {
  readonly payMethodId: PayMethodId;
  readonly payAccountId: string;
  readonly currency: string;
  readonly amount: string;
  readonly price: string;
}

/** The same before an acceptor offers something else, or at another price: what changes. */
interface ConfirmedLots {
  readonly lots?: AcceptorConfig['lots'] | undefined;
  readonly priceOffset?: string | undefined;
  readonly dailyQuota?: string | undefined;
}

/** The same before giving coins away that are in escrow, or letting go those that one has paid. */
interface ConfirmedRelease {
  readonly billNo: string;
  /** As chosen; none where the seller concedes an appeal. */
  readonly payerName?: string | undefined;
}

/** The same before adding an account for the money of trades. */
interface ConfirmedAccount {
  readonly payMethodId: PayMethodId;
  readonly account: string;
}

/** What a member saw before giving the payment password, by the names of `checkTransPass`. */
export type Confirmed = ConfirmedTransfer | ConfirmedSale | ConfirmedLots | ConfirmedRelease | ConfirmedAccount;

type NameOf<Each> = Each extends unknown ? keyof Each : never;

/** Calls have further fields, which a ticket is not about. */
const NAMES: Readonly<Record<NameOf<Confirmed>, true>> = {
  toType: true,
  to: true,
  protocol: true,
  currency: true,
  amount: true,
  fee: true,
  payMethodId: true,
  payAccountId: true,
  price: true,
  lots: true,
  priceOffset: true,
  dailyQuota: true,
  billNo: true,
  payerName: true,
  account: true,
};

/** A digest of what was confirmed, character by character: a ticket carries it to the call that moves the money. */
export function digestOfConfirmed(confirmed: Confirmed): Buffer {
  const fields = Object.entries(confirmed)
    .filter(([name, value]) => name in NAMES && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}
