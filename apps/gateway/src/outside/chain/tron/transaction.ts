/**
 * Transactions of TRON: the messages `Transaction`, `TransferContract` and `TriggerSmartContract` of
 * https://github.com/tronprotocol/protocol, whose field numbers are beside each field.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { SignedTransfer } from '../port/Chain.ts';
import type { Signature } from '../port/Signer.ts';
import { addressBytes, addressOfBytes } from './address.ts';
import { bytes, type Field, message, readMessage, text, whole } from './protobuf.ts';

/** The content of a transaction: TRX to an address, or a call of a contract. */
export type Action =
  | { readonly kind: 'transfer'; readonly to: string; readonly sun: bigint }
  | { readonly kind: 'call'; readonly contract: string; readonly data: Uint8Array };

/** A transaction before it is signed. Times are milliseconds. */
export interface Unsigned {
  readonly owner: string;
  readonly action: Action;
  /** The transaction is valid only on a chain that has this block ("TAPOS"). */
  readonly reference: { readonly number: number; readonly hash: string };
  /** A block takes it in only before. */
  readonly expiration: number;
  /** Nobody checks it. It tells two transactions of the same content apart. */
  readonly timestamp: number;
  /** The most that may be burnt for energy, in sun. A transfer burns none. */
  readonly feeLimit: bigint;
}

/** Numbers of `Transaction.Contract.ContractType`. */
const TYPES = { TransferContract: 1n, TriggerSmartContract: 31n } as const;
const SIGNATURE_BYTES = 65;
/** Offset of the recovery number in the last byte of a signature. */
const RECOVERY = 27;

/** The bytes of `Transaction.raw`, which are hashed and signed. */
export function encodeRaw({ owner, action, reference, expiration, timestamp, feeLimit }: Unsigned): Uint8Array {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(reference.number));
  return message(
    bytes(1, number.subarray(6)), // ref_block_bytes
    bytes(4, Buffer.from(reference.hash, 'hex').subarray(8, 16)), // ref_block_hash
    whole(8, BigInt(expiration)), // expiration
    bytes(11, encodeContract(owner, action)), // contract
    whole(14, BigInt(timestamp)), // timestamp
    whole(18, feeLimit), // fee_limit
  );
}

/** Joins a transaction with its signature. @param raw its bytes, as they were hashed and signed */
export function withSignature(raw: Uint8Array, signature: Signature): SignedTransfer {
  const [recovery = 0] = signature.subarray(64);
  const signed = Uint8Array.of(...signature.subarray(0, 64), recovery + RECOVERY);
  return {
    txid: Buffer.from(sha256(raw)).toString('hex'),
    payload: joinSigned(Buffer.from(raw).toString('hex'), Buffer.from(signed).toString('hex')),
  };
}

/** A transaction as somebody else may have signed it: its name, its owner, its content, and its end in milliseconds. */
export interface Read {
  readonly txid: string;
  readonly owner: string;
  readonly action: Action;
  readonly expiration: number;
}

/** Reads a signed transaction that pays TRX or calls a contract. @throws RangeError for any other */
export function readSigned(payload: string): Read {
  const raw = readMessage(Buffer.from(payload, 'hex')).bytes(1);
  const { owner, action, expiration } = readRaw(raw);
  return { txid: Buffer.from(sha256(raw)).toString('hex'), owner, action, expiration };
}

/**
 * Reads what `encodeRaw` writes. Of the reference, only the parts are there that a transaction names.
 * @throws RangeError for bytes that pay no TRX and call no contract
 */
export function readRaw(raw: Uint8Array): Unsigned {
  const fields = readMessage(raw);
  const contract = readMessage(fields.bytes(11));
  const type = contract.whole(1);
  const value = readMessage(readMessage(contract.bytes(2)).bytes(2));
  const isTransfer = type === TYPES.TransferContract;
  if (!isTransfer && type !== TYPES.TriggerSmartContract) throw new RangeError(`A transaction is of type ${type}.`);
  const other = addressOfBytes(value.bytes(2));
  const [block, hash] = [fields.bytes(1), fields.bytes(4)].map((part) => Buffer.from(part).toString('hex'));
  return {
    owner: addressOfBytes(value.bytes(1)),
    action: isTransfer
      ? { kind: 'transfer', to: other, sun: value.whole(3) }
      : { kind: 'call', contract: other, data: Uint8Array.from(value.bytes(4)) },
    reference: { number: Number(`0x${block || '0'}`), hash: `${'0'.repeat(16)}${hash}${'0'.repeat(32)}` },
    expiration: Number(fields.whole(8)),
    timestamp: Number(fields.whole(14)),
    feeLimit: fields.whole(18),
  };
}

/** Puts a transaction together as nodes take it. @param raw the bytes that were signed, in hex */
export function joinSigned(raw: string, signature: string): string {
  const signed = message(bytes(1, Buffer.from(raw, 'hex')), bytes(2, Buffer.from(signature, 'hex')));
  return Buffer.from(signed).toString('hex');
}

/** How many bytes a transaction has once it is signed. */
export function signedBytes(unsigned: Unsigned): number {
  return message(bytes(1, encodeRaw(unsigned)), bytes(2, new Uint8Array(SIGNATURE_BYTES))).length;
}

function encodeContract(owner: string, action: Action): Uint8Array {
  const from = bytes(1, addressBytes(owner)); // owner_address
  if (action.kind === 'transfer')
    return contractOf('TransferContract', from, bytes(2, addressBytes(action.to)), whole(3, action.sun)); // to_address, amount
  return contractOf(
    'TriggerSmartContract',
    from,
    bytes(2, addressBytes(action.contract)), // contract_address
    bytes(4, action.data), // data
  );
}

/** `Transaction.Contract`, whose parameter is a `google.protobuf.Any`. */
function contractOf(name: keyof typeof TYPES, ...fields: readonly Field[]): Uint8Array {
  return message(
    whole(1, TYPES[name]), // type
    bytes(2, message(text(1, `type.googleapis.com/protocol.${name}`), bytes(2, message(...fields)))), // parameter
  );
}
