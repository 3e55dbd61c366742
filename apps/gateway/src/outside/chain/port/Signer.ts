import type { Network } from '@ezwallet/validators';

/**
 * The use of a key: the wallet that pays on a network, or paid before where its address is given, or the deposit address of an index. Seeds are
 * counted from 0, the first one, which is meant where no other is named.
 */
export type Purpose =
  | { readonly kind: 'hot'; readonly address?: string | undefined }
  | ({ readonly kind: 'deposit' } & DepositKey);

/** The key of a deposit address: its index, and the number of its seed. */
export interface DepositKey {
  readonly index: number;
  readonly generation?: number | undefined;
}

/** The wallet that pays. */
export const HOT: Purpose = { kind: 'hot' };

/**
 * The meaning of a transaction, said beside its bytes: a payment to somebody, a sweep into the hot wallet, or coins for the fee of a
 * sweep, which go to the deposit address of an index or, as a refill, to a wallet that paid before.
 */
export type Intent = {
  /** Of the record that it is signed for, such as a bill number. */
  readonly reference: string;
  readonly to: string;
  /** Raw units of the chain. */
  readonly raw: bigint;
  /** Of the token; empty for the network's own coin. */
  readonly contract: string;
} & ({ readonly kind: 'pay' | 'sweep' | 'refill' } | ({ readonly kind: 'topUp' } & DepositKey));

/** One unsigned transaction, which is hashed and signed. */
export interface SigningRequest {
  readonly network: Network;
  readonly purpose: Purpose;
  /** The address that the caller knows for the purpose. */
  readonly from: string;
  /** On Bitcoin a PSBT (BIP-174) that holds the transactions before it, from which alone its fee is known. */
  readonly unsigned: Uint8Array;
  /** The input that is signed, where each has a signature of its own: on Bitcoin, from 0. */
  readonly input?: number;
  readonly intent: Intent;
  readonly approval?: Approval;
}

/** Signatures of persons, so that a payment may be more than the signer pays alone. */
export interface Approval {
  /** Of one payment, a UUID. */
  readonly id: string;
  /** The payment does not begin later, in epoch milliseconds. */
  readonly until: number;
  /** Of named persons, Ed25519 in hex. */
  readonly signatures: readonly { readonly by: string; readonly signature: string }[];
}

/** 65 bytes of secp256k1: r, s, and the recovery number, 0 or 1. */
export type Signature = Uint8Array;

/** Holds the keys of the house. Nobody else sees them. */
export interface Signer {
  /**
   * The address of a purpose.
   * @throws RangeError for a network without addresses of ours, and for a key that it does not have
   * @throws {SignerAwayError}
   */
  address(network: Network, purpose: Purpose): Promise<string>;
  /**
   * The number of the seed that new deposit addresses are derived from.
   * @throws {SignerAwayError}
   */
  generation(): Promise<number>;
  /**
   * Signs. With the same key and bytes the signature is always the same one (RFC 6979), except for keys in hardware modules.
   * @throws {SignerAwayError}
   * @throws {SignerRefusedError}
   * @throws {ApprovalNeededError}
   */
  sign(request: SigningRequest): Promise<Signature>;
}

/** The signer as the adapter of one network has it. */
export interface NetworkSigner {
  /** The address of the hot wallet. */
  readonly hot: string;
  /** The addresses of wallets that paid before. */
  readonly retired?: readonly string[];
  sign(request: Omit<SigningRequest, 'network'>): Promise<Signature>;
}

/** Nobody answers for the keys. The transaction waits, and nothing is lost. */
export class SignerAwayError extends Error {
  override readonly name: string = 'SignerAwayError';
}

/** The signer that answers has other keys than the house. */
export class SignerDiffersError extends SignerAwayError {}

/** The signer will not sign this. Its reason is for a person. */
export class SignerRefusedError extends Error {
  override readonly name: string = 'SignerRefusedError';
  readonly code: string;

  constructor(code: string, reason: string) {
    super(`The signer refused (${code}): ${reason}`);
    this.code = code;
  }
}

/** The signer signs this once persons have approved it. It waits, and nothing is lost. */
export class ApprovalNeededError extends SignerRefusedError {
  override readonly name = 'ApprovalNeededError';
  readonly request: SigningRequest;

  constructor(code: string, reason: string, request: SigningRequest) {
    super(code, reason);
    this.request = request;
  }
}
