/** Rules of Bitcoin, carried out with bitcoinjs-lib, which shares no code with the adapter's library. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { crypto, payments, script as scripts, Transaction } from 'bitcoinjs-lib';
import type { Unspent } from './BitcoinLedger.ts';

/** An answer of the node that says no. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

type Input = Transaction['ins'][number];

export const txidOf = ({ hash }: Input): string => Buffer.from(hash).reverse().toString('hex');
export const outpointOf = (input: Input): string => `${txidOf(input)}:${input.index}`;

/** Checks the signature of an input that spends from a key's hash. @throws {RpcError} */
export function assertSigned(transaction: Transaction, index: number, { script, value }: Unspent): void {
  const invalid = (why: string) => new RpcError(-26, `mandatory-script-verify-flag-failed (${why})`);
  const { witness = [] } = transaction.ins[index] ?? {};
  const [signature, pubkey] = witness;
  if (witness.length !== 2 || !signature || !pubkey) throw invalid('Witness program mismatch');
  const { hash, output } = payments.p2wpkh({ pubkey });
  if (!hash || !output || !Buffer.from(output).equals(script)) throw invalid('Witness program hash mismatch');
  const { signature: compact, hashType } = scripts.signature.decode(signature);
  const code = payments.p2pkh({ hash }).output;
  if (!code || hashType !== Transaction.SIGHASH_ALL) throw invalid('Signature hash type missing or not understood');
  const digest = transaction.hashForWitnessV0(index, code, value, hashType);
  // High values of s are refused (BIP-146), as noble does by default.
  if (!secp256k1.verify(compact, digest, pubkey, { prehash: false, lowS: true }))
    throw invalid('Signature must be zero for failed CHECK(MULTI)SIG operation');
}

/** The least that an output pays (Bitcoin Core, `policy.cpp`), for the kinds that wallets make. */
export function dustFrom(script: Uint8Array): bigint {
  const byLength: Readonly<Record<number, bigint>> = { 22: 294n, 23: 540n, 25: 546n, 34: 330n };
  return byLength[script.length] ?? 0n;
}

/** Signs the inputs of a transaction with one key. */
export function signAll(transaction: Transaction, key: Uint8Array, values: readonly bigint[]): void {
  const pubkey = secp256k1.getPublicKey(key);
  const code = payments.p2pkh({ hash: crypto.hash160(pubkey) }).output;
  if (!code) throw new Error('The key has no script.');
  for (const [index, value] of values.entries()) {
    const digest = transaction.hashForWitnessV0(index, code, value, Transaction.SIGHASH_ALL);
    const signature = secp256k1.sign(digest, key, { prehash: false });
    transaction.setWitness(index, [scripts.signature.encode(signature, Transaction.SIGHASH_ALL), pubkey]);
  }
}
