import type { Network } from '../address/networks.ts';
import type { PaymentText } from '../payment-text/parsePaymentText.ts';
import type { TransferRequest } from '../transfer-code/transfer-fields.ts';

/** An address on a chain, with the fields of its URI. */
export interface ScannedAddress {
  readonly kind: 'address';
  readonly address: string;
  /** Every network that the address may belong to; a URI allows fewer than the bare address. */
  readonly networks: readonly [Network, ...Network[]];
  /** `false`: warn that the checksum does not match, and ask for confirmation. */
  readonly checksumHolds: boolean;
  /** What to send, if the URI says so. */
  readonly currency?: string;
  /** Decimal string of `currency`. */
  readonly amount?: string;
  /** A token instead of a currency: its contract, and the number of its smallest units. */
  readonly token?: { readonly contract: string; readonly units?: string };
}

/** The meaning of a scanned code for the wallet. */
export type ScannedText =
  /** For the server to decrypt, then to pay. */
  | ({ readonly kind: 'payment' } & PaymentText)
  /** Fills in the transfer screen. */
  | { readonly kind: 'transfer'; readonly request: TransferRequest }
  | ScannedAddress
  /** Another page of this wallet: path, query and fragment. */
  | { readonly kind: 'link'; readonly path: string };
