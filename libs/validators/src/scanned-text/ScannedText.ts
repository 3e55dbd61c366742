import type { Network } from '../address/networks.ts';
import type { PaymentText } from '../payment-text/parsePaymentText.ts';
import type { TransferRequest } from '../transfer-code/transfer-fields.ts';

/** An address on a chain, with what its URI asks for. */
export interface ScannedAddress {
  readonly kind: 'address';
  readonly address: string;
  /** Every network that the address can be for; a URI leaves fewer than the bare address does. */
  readonly networks: readonly [Network, ...Network[]];
  /** `false`: warn that the checksum does not match, and ask once more. */
  readonly checksumHolds: boolean;
  /** What to send, where the URI says so. */
  readonly currency?: string;
  /** Decimal string of `currency`. */
  readonly amount?: string;
  /** A token instead of a currency: its contract, and how many of its smallest units. */
  readonly token?: { readonly contract: string; readonly units?: string };
}

/** What a code of any kind means to the wallet. */
export type ScannedText =
  /** To be decrypted by the server, then paid. */
  | ({ readonly kind: 'payment' } & PaymentText)
  /** To be filled into the transfer screen. */
  | { readonly kind: 'transfer'; readonly request: TransferRequest }
  | ScannedAddress
  /** Another page of this wallet: path, query and fragment. */
  | { readonly kind: 'link'; readonly path: string };
