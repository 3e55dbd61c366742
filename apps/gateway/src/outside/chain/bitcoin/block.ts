/** Blocks as nodes pass them on (https://developer.bitcoin.org/reference/block_chain.html). Their hashes prove what they hold. */
import { createHash } from 'node:crypto';
import type { Outpoint, Output } from './transaction.ts';

/** A transaction in a block. */
export interface BlockTransaction {
  readonly txid: string;
  /** None where it makes new coins. */
  readonly inputs: readonly Outpoint[];
  readonly outputs: readonly Output[];
  /** As it was signed, and without its witnesses. */
  readonly whole: Uint8Array;
  readonly plain: Uint8Array;
}

/** A block whose transactions are those of its header. */
export interface Block {
  readonly hash: string;
  readonly previous: string;
  /** How hard it was to find, in the short form of the header. */
  readonly bits: number;
  readonly transactions: readonly BlockTransaction[];
}

/** A block is not what it says. */
export class FalseBlockError extends Error {
  override readonly name = 'FalseBlockError';
}

const HEADER = 80;
const NOWHERE = '0'.repeat(64);
/** So long is what two hashes are hashed as, and a transaction of that length could be mistaken for them. */
const TWO_HASHES = 64;

/** Reads a block. @throws {FalseBlockError} when its work is missing, or its transactions are not those of its header */
export function readBlock(bytes: Uint8Array): Block {
  const reader = new Reader(Buffer.from(bytes));
  const header = reader.take(HEADER);
  const hash = doubled(header);
  const bits = header.readUInt32LE(72);
  if (BigInt(`0x${shown(hash)}`) > targetOf(bits)) throw new FalseBlockError('Nobody has worked for this block.');
  const transactions = Array.from({ length: reader.count() }, () => readTransaction(reader));
  if (!reader.isAtEnd()) throw new FalseBlockError('Something is behind the transactions of a block.');
  if (!merkleRoot(transactions.map(({ txid }) => Buffer.from(txid, 'hex').reverse())).equals(header.subarray(36, 68)))
    throw new FalseBlockError('A block does not hold the transactions of its header.');
  return { hash: shown(hash), previous: shown(header.subarray(4, 36)), bits, transactions };
}

/** The highest hash that a block may have (Bitcoin Core, `arith_uint256::SetCompact`). */
export function targetOf(bits: number): bigint {
  const [size, word] = [bits >>> 24, BigInt(bits & 0x00_7f_ff_ff)];
  if ((bits & 0x00_80_00_00) !== 0) return 0n;
  return size <= 3 ? word >> BigInt(8 * (3 - size)) : word << BigInt(8 * (size - 3));
}

function readTransaction(reader: Reader): BlockTransaction {
  const start = reader.at;
  const version = reader.take(4);
  const hasWitness = reader.hasWitness();
  if (hasWitness) reader.take(2);
  const bodyStart = reader.at;
  const inputs = Array.from({ length: reader.count() }, () => {
    const txid = shown(reader.take(32));
    const vout = reader.take(4).readUInt32LE();
    reader.take(reader.count());
    reader.take(4);
    return { txid, vout };
  });
  const outputs = Array.from({ length: reader.count() }, () => {
    const raw = reader.take(8).readBigUInt64LE();
    return { raw, script: Uint8Array.from(reader.take(reader.count())) };
  });
  const body = reader.since(bodyStart);
  if (hasWitness)
    for (let input = 0; input < inputs.length; input++)
      for (let items = reader.count(); items > 0; items--) reader.take(reader.count());
  const lockTime = reader.take(4);
  const plain = Buffer.concat([version, body, lockTime]);
  if (plain.length === TWO_HASHES) throw new FalseBlockError('A transaction is as long as two hashes.');
  return {
    txid: shown(doubled(plain)),
    inputs: inputs.filter(({ txid }) => txid !== NOWHERE),
    outputs,
    whole: Uint8Array.from(reader.since(start)),
    plain: Uint8Array.from(plain),
  };
}

/** The root of a tree of hashes; a row of odd length has its last one twice. */
function merkleRoot(leaves: readonly Buffer[]): Buffer {
  let row = leaves;
  while (row.length > 1)
    row = Array.from({ length: Math.ceil(row.length / 2) }, (_, index) => {
      const [left, right] = [row[2 * index], row[2 * index + 1]];
      return doubled(Buffer.concat([left ?? Buffer.alloc(0), right ?? left ?? Buffer.alloc(0)]));
    });
  return row[0] ?? Buffer.alloc(0);
}

/** Bitcoin hashes twice. */
const doubled = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest();

/** Hashes are written with their last byte first. */
const shown = (hash: Buffer): string => Buffer.from(hash).reverse().toString('hex');

class Reader {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  take(length: number): Buffer {
    if (this.at + length > this.#bytes.length) throw new FalseBlockError('A block ends too early.');
    return this.#bytes.subarray(this.at, (this.at += length));
  }

  since(start: number): Buffer {
    return this.#bytes.subarray(start, this.at);
  }

  isAtEnd(): boolean {
    return this.at === this.#bytes.length;
  }

  /** BIP-144: no inputs and a flag instead of their number. */
  hasWitness(): boolean {
    return this.#bytes[this.at] === 0 && this.#bytes[this.at + 1] === 1;
  }

  /** A number in one, three, five or nine bytes. */
  count(): number {
    const first = this.take(1).readUInt8();
    if (first < 0xfd) return first;
    if (first === 0xfd) return this.take(2).readUInt16LE();
    if (first === 0xfe) return this.take(4).readUInt32LE();
    throw new FalseBlockError('A block holds more than a block can hold.');
  }
}
