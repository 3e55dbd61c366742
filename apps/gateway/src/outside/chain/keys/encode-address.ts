import { createBase58check, bech32 } from '@scure/base';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { toEip55 } from '@ezwallet/validators';

const base58check = createBase58check(sha256);
/** Of an address on TRON's main net. */
const TRON_PREFIX = 0x41;
const SEGWIT_VERSION = 0;
const BEACON_PREFIX = 'bnb';

/** The last 20 bytes of Keccak-256 of the public key without its leading byte (Ethereum yellow paper, appendix F). */
function evmHash(publicKey: Uint8Array): Uint8Array {
  return keccak_256(secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1)).subarray(-20);
}

/** An Ethereum address with its ERC-55 checksum. @param publicKey of secp256k1, compressed or not */
export function encodeEvmAddress(publicKey: Uint8Array): string {
  return toEip55(`0x${Buffer.from(evmHash(publicKey)).toString('hex')}`);
}

/** A TRON address: the hash of Ethereum in Base58Check. @param publicKey of secp256k1, compressed or not */
export function encodeTronAddress(publicKey: Uint8Array): string {
  return base58check.encode(Uint8Array.of(TRON_PREFIX, ...evmHash(publicKey)));
}

/**
 * A Bitcoin address of the kind P2WPKH (BIP-141, BIP-173).
 * @param publicKey of secp256k1, compressed
 * @param prefix of the network
 */
export function encodeSegwitAddress(publicKey: Uint8Array, prefix: string): string {
  return bech32.encode(prefix, [SEGWIT_VERSION, ...keyHash(publicKey)]);
}

/** An address of the BNB Beacon Chain (its documentation, "Address"). @param publicKey of secp256k1, compressed */
export function encodeBeaconAddress(publicKey: Uint8Array): string {
  return bech32.encode(BEACON_PREFIX, keyHash(publicKey));
}

/** The hash of a public key in words of five bits (Bitcoin's HASH160, BIP-173). */
function keyHash(publicKey: Uint8Array): number[] {
  return bech32.toWords(ripemd160(sha256(publicKey)));
}
