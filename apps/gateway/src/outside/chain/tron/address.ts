/** The spellings of one TRON address: Base58Check for people, 21 bytes in transactions, 20 bytes in contracts. */
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { type Address, bytesToHex, getAddress, hexToBytes } from 'viem';

const base58check = createBase58check(sha256);
const PREFIX = 0x41;

/** The 21 bytes of an address. @throws Error for what is no address */
export function addressBytes(address: string): Uint8Array {
  const bytes = base58check.decode(address);
  if (bytes.length !== 21 || bytes[0] !== PREFIX) throw new Error('This is no address of TRON.');
  return bytes;
}

/** The address of 21 bytes. @throws Error for other bytes */
export function addressOfBytes(bytes: Uint8Array): string {
  if (bytes.length !== 21 || bytes[0] !== PREFIX) throw new RangeError('These bytes are no address of TRON.');
  return base58check.encode(Uint8Array.from(bytes));
}

/** An address as the JSON-RPC and contracts write it. */
export function toContractForm(address: string): Address {
  return getAddress(bytesToHex(addressBytes(address).subarray(1)));
}

/** The address of 20 bytes in hex, as the JSON-RPC and contracts write them. */
export function fromContractForm(address: Address): string {
  return base58check.encode(Uint8Array.of(PREFIX, ...hexToBytes(address)));
}
