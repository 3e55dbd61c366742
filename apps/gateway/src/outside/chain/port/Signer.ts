import type { Network } from '@ezwallet/validators';

/** The use of a key: the wallet that pays on a network, or the deposit address of an index. */
export type Purpose = { readonly kind: 'hot' } | { readonly kind: 'deposit'; readonly index: number };

/** The wallet that pays. */
export const HOT: Purpose = { kind: 'hot' };

/**
 * The meaning of a transaction, said beside its bytes: a payment to somebody, a sweep into the hot wallet, or coins for the fee of a
 * sweep, which go to the deposit address of an index.
 */
export type Intent = {
  /** Of the record that it is signed for, such as a bill number. */
  readonly reference: string;
  readonly to: string;
  /** Raw units of the chain. */
  readonly raw: bigint;
  /** Of the token; empty for the network's own coin. */
  readonly contract: string;
} & ({ readonly kind: 'pay' | 'sweep' } | { readonly kind: 'topUp'; readonly index: number });

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
}

/** 65 bytes of secp256k1: r, s, and the recovery number, 0 or 1. */
export type Signature = Uint8Array;

/** Holds the keys of the house. Nobody else sees them. */
export interface Signer {
  /**
   * The address of a purpose.
   * @throws RangeError for a network without addresses of ours
   * @throws {SignerAwayError}
   */
  address(network: Network, purpose: Purpose): Promise<string>;
  /**
   * Signs. With the same key and bytes the signature is always the same one (RFC 6979).
   * @throws {SignerAwayError}
   * @throws {SignerRefusedError}
   */
  sign(request: SigningRequest): Promise<Signature>;
}

/** The signer as the adapter of one network has it. */
export interface NetworkSigner {
  /** The address of the hot wallet. */
  readonly hot: string;
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
  override readonly name = 'SignerRefusedError';
  readonly code: string;

  constructor(code: string, reason: string) {
    super(`The signer refused (${code}): ${reason}`);
    this.code = code;
  }
}
