/** The content of an unsigned transaction, read from its bytes alone. */
import type { Network } from '@ezwallet/validators';
import {
  bytesToHex,
  getAddress,
  type Hex,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem';
import { sha256 } from '@noble/hashes/sha2.js';
import type { BitcoinNetwork } from '../config/index.ts';
import { addressOf } from '../outside/chain/bitcoin/script.ts';
import { readUnsigned as readBitcoinBytes, UnknownContentError } from '../outside/chain/bitcoin/transaction.ts';
import { decodeTransfer, encodeTransfer, OtherCallError } from '../outside/chain/json-rpc/transferCall.ts';
import { fromContractForm } from '../outside/chain/tron/address.ts';
import { encodeRaw, readRaw } from '../outside/chain/tron/transaction.ts';

/** A transaction that pays, as its network would carry it out. Amounts are raw units. */
export interface Payment {
  /** The network that the bytes name; undefined where they name none. */
  readonly chainId: number | undefined;
  /** The address that pays; undefined where the bytes do not say. */
  readonly from: string | undefined;
  readonly to: string;
  readonly raw: bigint;
  /** Of the token; empty for the network's own coin. */
  readonly contract: string;
  /** The most that it may cost beside what it pays, as far as the bytes say. */
  readonly fee: bigint;
  /** Equal for transactions of one address of which a network carries out one at most. */
  readonly place: string;
}

/** Bytes that are no payment, or that say more than a payment does. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** The facts that bytes of Bitcoin are read with. */
export interface BitcoinFacts {
  readonly network: BitcoinNetwork;
  /** The address of the wallet, which change goes to. */
  readonly hot: string;
  /** The input that is signed. */
  readonly input: number;
}

/** Reads the bytes that a network hashes. @throws {UnreadableError} */
export function readUnsigned(network: Network, unsigned: Uint8Array, facts?: BitcoinFacts): Payment {
  try {
    if (network === 'BTC') return readBitcoin(unsigned, facts);
    return network === 'TRC20' ? readTron(unsigned) : readEvm(unsigned);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    if (error instanceof OtherCallError || error instanceof UnknownContentError)
      throw new UnreadableError(error.message);
    throw new UnreadableError('The bytes are no transaction that pays.');
  }
}

/** EIP-1559 and EIP-155. The content is written again: other bytes would say something that nobody has looked at. */
function readEvm(unsigned: Uint8Array): Payment {
  const hex = bytesToHex(unsigned);
  const read = parseTransaction(hex);
  const { type, to, data, value = 0n, gas = 0n, nonce = 0, chainId, accessList = [] } = read;
  if ((type !== 'eip1559' && type !== 'legacy') || !to || chainId === undefined || accessList.length > 0)
    throw new UnreadableError('It is not of a kind that the house signs.');
  if (read.r !== undefined || serializeTransaction(read as TransactionSerializable) !== hex)
    throw new UnreadableError('Its bytes are not those of its content.');
  const price = type === 'legacy' ? read.gasPrice : read.maxFeePerGas;
  const shared = { chainId, from: undefined, fee: gas * (price ?? 0n), place: String(nonce) };
  if (data === undefined) return { ...shared, to: getAddress(to), raw: value, contract: '' };
  if (value !== 0n) throw new UnreadableError('It pays and calls at once.');
  return { ...shared, ...readTransfer(data), contract: getAddress(to) };
}

/**
 * A PSBT whose inputs bring the transactions before them: an amount that is only said could hide a fee. The first output is the payment, and all
 * others are change. All transactions with the same first input have the same place.
 */
function readBitcoin(unsigned: Uint8Array, facts: BitcoinFacts | undefined): Payment {
  const { inputs, outputs } = readBitcoinBytes(unsigned);
  const [payment, ...change] = outputs;
  const [first, signed] = [inputs[0], inputs[facts?.input ?? 0]];
  if (!facts || !payment || !first || !signed) throw new UnreadableError('It has no such input, or pays nothing.');
  const { network, hot } = facts;
  if (change.some(({ script }) => addressOf(network, script) !== hot))
    throw new UnreadableError('It pays somebody else too.');
  const fee = sum(inputs) - sum(outputs);
  if (fee < 0n) throw new UnreadableError('It pays more than its inputs have.');
  return {
    chainId: undefined,
    from: addressOf(network, signed.script),
    to: addressOf(network, payment.script),
    raw: payment.raw,
    contract: '',
    fee,
    place: `${first.txid}:${first.vout}`,
  };
}

const sum = (amounts: readonly { readonly raw: bigint }[]): bigint =>
  amounts.reduce((total, { raw }) => total + raw, 0n);

function readTron(unsigned: Uint8Array): Payment {
  const read = readRaw(unsigned);
  if (!Buffer.from(encodeRaw(read)).equals(unsigned))
    throw new UnreadableError('Its bytes are not those of its content.');
  const { owner, action, feeLimit } = read;
  const shared = {
    chainId: undefined,
    from: owner,
    fee: feeLimit,
    place: Buffer.from(sha256(unsigned)).toString('hex'),
  };
  if (action.kind === 'transfer') return { ...shared, to: action.to, raw: action.sun, contract: '' };
  const { to, raw } = readTransfer(bytesToHex(action.data));
  return { ...shared, to: fromContractForm(to), raw, contract: action.contract };
}

/** A call of ERC-20's `transfer`, and nothing behind it. */
function readTransfer(data: Hex) {
  const payment = decodeTransfer(data);
  if (encodeTransfer(payment.to, payment.raw) !== data) throw new UnreadableError('Its call says more than a payment.');
  return payment;
}
