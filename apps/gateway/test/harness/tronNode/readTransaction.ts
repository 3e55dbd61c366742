/**
 * Reads and checks what was sent, with the definitions of tronweb: an implementation that shares nothing with ours.
 * Messages: https://github.com/tronprotocol/protocol/blob/master/core/Tron.proto
 */
import { createHash } from 'node:crypto';
import { TronWeb, utils } from 'tronweb';

/** A call of a contract, or a transfer of TRX. Addresses are Base58Check. */
export type Content =
  | { readonly kind: 'transfer'; readonly to: string; readonly sun: bigint }
  | { readonly kind: 'call'; readonly contract: string; readonly data: string };

/** A transaction as the node keeps it. */
export interface Transaction {
  readonly txid: string;
  readonly payload: string;
  /** The signed bytes, and the signature, in hex. */
  readonly raw: string;
  readonly signature: string;
  /** Counted for bandwidth. */
  readonly bytes: number;
  readonly owner: string;
  readonly content: Content;
  readonly referenceBytes: string;
  readonly referenceHash: string;
  readonly expiration: number;
  readonly feeLimit: bigint;
  /** Address whose key signed. */
  readonly signedBy: string;
}

interface Bytes {
  getValue_asU8(): Uint8Array;
}
interface Raw {
  serializeBinary(): Uint8Array;
  getRefBlockBytes_asU8(): Uint8Array;
  getRefBlockHash_asU8(): Uint8Array;
  getExpiration(): number;
  getFeeLimit(): number;
  getContractList(): { getType(): number; getParameter(): Bytes & { getTypeUrl(): string } }[];
}
interface Owned {
  getOwnerAddress_asU8(): Uint8Array;
}
interface Definitions {
  readonly Transaction: {
    deserializeBinary(bytes: Uint8Array): { getRawData(): Raw; getSignatureList_asU8(): Uint8Array[] };
  };
  readonly TransferContract: {
    deserializeBinary(bytes: Uint8Array): Owned & { getToAddress_asU8(): Uint8Array; getAmount(): number };
  };
  readonly TriggerSmartContract: {
    deserializeBinary(bytes: Uint8Array): Owned & {
      getContractAddress_asU8(): Uint8Array;
      getData_asU8(): Uint8Array;
      getCallValue(): number;
    };
  };
}

/** tronweb keeps its definitions there. */
const proto = (globalThis as unknown as { TronWebProto: Definitions }).TronWebProto;
/** The network counts so many bytes for the result (`MAX_RESULT_SIZE_IN_TX`). */
const RESULT_BYTES = 64;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const base58 = (bytes: Uint8Array): string => TronWeb.address.fromHex(hex(bytes));

/** @throws Error for bytes that are no transaction, or that are not spelled as the definitions spell them */
export function readTransaction(payload: string): Transaction {
  const bytes = Uint8Array.from(Buffer.from(payload, 'hex'));
  const message = proto.Transaction.deserializeBinary(bytes);
  const raw = message.getRawData();
  const rawBytes = raw.serializeBinary();
  // A node hashes the bytes that came; here they must be those of every other implementation.
  if (!payload.includes(hex(rawBytes))) throw new Error('The transaction is not spelled as its definition says.');
  const [signature, ...others] = message.getSignatureList_asU8();
  const [contract, ...more] = raw.getContractList();
  if (!signature || others.length > 0 || !contract || more.length > 0)
    throw new Error('A transaction has one content and one signature.');
  const txid = createHash('sha256').update(rawBytes).digest('hex');
  return {
    txid,
    payload,
    raw: hex(rawBytes),
    signature: hex(signature),
    bytes: bytes.length + RESULT_BYTES,
    ...readContent(contract),
    referenceBytes: hex(raw.getRefBlockBytes_asU8()),
    referenceHash: hex(raw.getRefBlockHash_asU8()),
    expiration: raw.getExpiration(),
    feeLimit: BigInt(raw.getFeeLimit()),
    signedBy: TronWeb.address.fromHex(utils.crypto.ecRecover(txid, hex(signature))),
  };
}

function readContent(contract: ReturnType<Raw['getContractList']>[number]): Pick<Transaction, 'owner' | 'content'> {
  const parameter = contract.getParameter();
  const kind = `${contract.getType()} ${parameter.getTypeUrl()}`;
  if (kind === '1 type.googleapis.com/protocol.TransferContract') {
    const read = proto.TransferContract.deserializeBinary(parameter.getValue_asU8());
    const content = { kind: 'transfer', to: base58(read.getToAddress_asU8()), sun: BigInt(read.getAmount()) } as const;
    return { owner: base58(read.getOwnerAddress_asU8()), content };
  }
  if (kind !== '31 type.googleapis.com/protocol.TriggerSmartContract') throw new Error(`${kind} is not known here.`);
  const read = proto.TriggerSmartContract.deserializeBinary(parameter.getValue_asU8());
  if (read.getCallValue() !== 0) throw new Error('A call of a token pays no TRX.');
  const contractAddress = base58(read.getContractAddress_asU8());
  return {
    owner: base58(read.getOwnerAddress_asU8()),
    content: { kind: 'call', contract: contractAddress, data: hex(read.getData_asU8()) },
  };
}
