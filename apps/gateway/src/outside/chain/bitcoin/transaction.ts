/** Transactions of the house: unsigned as a PSBT (BIP-174), and signed. All inputs pay from a key's hash (P2WPKH). */
import { OutScript, SigHash, Transaction } from '@scure/btc-signer';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keyHashOf } from './script.ts';
import type { Signature } from '../port/Signer.ts';

/** An output of a transaction, in satoshis. */
export interface Output {
  readonly script: Uint8Array;
  readonly raw: bigint;
}

/** The place of an output. */
export interface Outpoint {
  readonly txid: string;
  readonly vout: number;
}

/** An output that can be spent, with the transaction that made it. */
export interface Spendable extends Outpoint {
  readonly raw: bigint;
  /** The transaction without its witnesses. Its hash proves the amount, which nodes do not sign for all inputs (BIP-143). */
  readonly plain: Uint8Array;
}

/** The content of a transaction. */
export interface Content {
  readonly inputs: readonly (Outpoint & Output)[];
  readonly outputs: readonly Output[];
}

/** Bytes that say something else than what the house makes. */
export class UnknownContentError extends Error {
  override readonly name = 'UnknownContentError';
}

/** Says that the fee may be raised (BIP-125). */
const REPLACEABLE = 0xff_ff_ff_fd;
const ANY_INPUT = { allowUnknownInputs: true, allowUnknownOutputs: true } as const;

/** Writes an unsigned transaction, the inputs in their order. */
export function writeUnsigned(inputs: readonly Spendable[], outputs: readonly Output[]): Uint8Array {
  const transaction = new Transaction({ version: 2, lockTime: 0, ...ANY_INPUT });
  for (const { txid, vout, plain } of inputs)
    transaction.addInput({ txid, index: vout, sequence: REPLACEABLE, nonWitnessUtxo: plain });
  for (const { script, raw } of outputs) transaction.addOutput({ script, amount: raw });
  return transaction.toPSBT();
}

/**
 * Reads an unsigned transaction. The amount of each input is that of the transaction before it.
 * @throws {UnknownContentError} for bytes that {@link writeUnsigned} would not write
 */
export function readUnsigned(unsigned: Uint8Array): Content {
  const transaction = open(unsigned);
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid, index: vout = -1, nonWitnessUtxo } = transaction.getInput(index);
    const spent = nonWitnessUtxo?.outputs[vout];
    if (!txid || !nonWitnessUtxo || !spent) throw new UnknownContentError('An input does not tell its amount.');
    const { version, inputs: before, outputs, lockTime } = nonWitnessUtxo;
    const plain = RawOldTx.encode({ version, inputs: before, outputs, lockTime });
    return { txid: Buffer.from(txid).toString('hex'), vout, script: spent.script, raw: spent.amount, plain };
  });
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script, amount } = transaction.getOutput(index);
    if (!script || amount === undefined) throw new UnknownContentError('An output does not say what it pays.');
    return { script, raw: amount };
  });
  // Other bytes would say something that nobody has looked at.
  if (!Buffer.from(writeUnsigned(inputs, outputs)).equals(unsigned))
    throw new UnknownContentError('Its bytes are not those of its content.');
  return { inputs: inputs.map(({ plain: _, ...input }) => input), outputs };
}

/**
 * The hash that the owner of an input signs (BIP-143), over all inputs and outputs.
 * @throws {UnknownContentError} for an input that pays from something else than a key's hash
 */
export function digestOfInput(unsigned: Uint8Array, input: number): Uint8Array {
  const transaction = open(unsigned);
  const { index = -1, nonWitnessUtxo } = input < transaction.inputsLength ? transaction.getInput(input) : {};
  const spent = nonWitnessUtxo?.outputs[index];
  const hash = spent && keyHashOf(spent.script);
  if (!spent || !hash) throw new UnknownContentError(`Input ${input} is not paid from the hash of a key.`);
  return transaction.preimageWitnessV0(input, OutScript.encode({ type: 'pkh', hash }), SigHash.ALL, spent.amount);
}

/**
 * Puts signatures into a transaction.
 * @param signatures of all inputs, in their order
 * @throws Error for a signature of another key
 */
export function joinSigned(unsigned: Uint8Array, signatures: readonly Signature[]) {
  const transaction = open(unsigned);
  const { inputs } = readUnsigned(unsigned);
  for (const [index, { script }] of inputs.entries()) {
    const signature = signatures[index];
    if (!signature) throw new Error(`Input ${index} is not signed.`);
    const recovered = Uint8Array.of(signature[64] ?? 0, ...signature.subarray(0, 64));
    const digest = digestOfInput(unsigned, index);
    const publicKey = secp256k1.recoverPublicKey(recovered, digest, { prehash: false });
    if (!Buffer.from(ripemd160(sha256(publicKey))).equals(keyHashOf(script) ?? Buffer.alloc(0)))
      throw new Error(`Input ${index} is signed with another key.`);
    const der = secp256k1.Signature.fromBytes(signature.subarray(0, 64), 'compact').toBytes('der');
    transaction.updateInput(index, { finalScriptWitness: [Uint8Array.of(...der, SigHash.ALL), publicKey] }, true);
  }
  const payload = Buffer.from(transaction.extract()).toString('hex');
  return { txid: transaction.id, payload };
}

/** The inputs and the outputs of a signed transaction, as hex. */
export function readSigned(payload: string): {
  readonly txid: string;
  readonly inputs: readonly Outpoint[];
  readonly outputs: readonly Output[];
} {
  const transaction = Transaction.fromRaw(Buffer.from(payload, 'hex'), { allowUnknownVersion: true, ...ANY_INPUT });
  return {
    txid: transaction.id,
    inputs: Array.from({ length: transaction.inputsLength }, (_, at) => {
      const { txid = new Uint8Array(), index = 0 } = transaction.getInput(at);
      return { txid: Buffer.from(txid).toString('hex'), vout: index };
    }),
    outputs: Array.from({ length: transaction.outputsLength }, (_, at) => {
      const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(at);
      return { script, raw: amount };
    }),
  };
}

/** A signature takes 71 or 72 bytes, with its length and the public key 107 or 108 (BIP-141). */
const WITNESS = 1 + 1 + 72 + 1 + 33;
/** Version, lock time, and the numbers of inputs and outputs. */
const FRAME = 4 + 4 + 1 + 1;
const INPUT = 32 + 4 + 1 + 4;

/** The most virtual bytes (BIP-141) of a transaction of the house, with fewer than 253 inputs and outputs. */
export function sizeOf(inputs: number, outputs: readonly Pick<Output, 'script'>[]): bigint {
  const base = FRAME + inputs * INPUT + outputs.reduce((sum, { script }) => sum + 8 + 1 + script.length, 0);
  return BigInt(Math.ceil((base * 4 + 2 + inputs * WITNESS) / 4));
}

function open(unsigned: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(unsigned, ANY_INPUT);
  } catch {
    throw new UnknownContentError('The bytes are no transaction.');
  }
}
