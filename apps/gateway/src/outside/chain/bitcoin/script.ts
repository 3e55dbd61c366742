/** Scripts that outputs are locked with, and their addresses. */
import { bech32 } from '@scure/base';
import { Address, OutScript } from '@scure/btc-signer';
import type { BitcoinNetwork } from '../../../config/index.ts';
import { BITCOIN } from './networks.ts';

/** An address that no payment can go to. */
export class UnknownAddressError extends Error {
  override readonly name = 'UnknownAddressError';
}

/** Bytes of an output that pays to a key's hash with segregated witness (BIP-141, P2WPKH): 0, 20, and the hash. */
const KEY_HASH_LENGTH = 22;

/**
 * The script of an address. Outside of the main net an address may be one of the main net too: a script has no network, and
 * the wallet knows only how the main net writes it.
 * @throws {UnknownAddressError}
 */
export function scriptOf(network: BitcoinNetwork, address: string): Uint8Array {
  for (const each of new Set([network, 'main'] as const)) {
    try {
      return OutScript.encode(Address({ ...BITCOIN[each], wif: 0 }).decode(address));
    } catch {
      continue;
    }
  }
  throw new UnknownAddressError(`${address} is no address of Bitcoin's network ${network}.`);
}

/** The address of a script; its hex where it has none. */
export function addressOf(network: BitcoinNetwork, script: Uint8Array): string {
  try {
    return Address({ ...BITCOIN[network], wif: 0 }).encode(OutScript.decode(script) as never);
  } catch {
    return Buffer.from(script).toString('hex');
  }
}

/** The address of an output that pays to a key's hash, as all addresses of the house do; undefined for any other. */
export function keyHashAddress(network: BitcoinNetwork, script: Uint8Array): string | undefined {
  const hash = keyHashOf(script);
  return hash && bech32.encode(BITCOIN[network].bech32, [0, ...bech32.toWords(hash)]);
}

/** The hash of the key that such an output pays to. */
export function keyHashOf(script: Uint8Array): Uint8Array | undefined {
  return script.length === KEY_HASH_LENGTH && script[0] === 0 && script[1] === 20 ? script.subarray(2) : undefined;
}

/** Satoshis below which nodes do not pass an output on: the cost of spending it (Bitcoin Core, `GetDustThreshold`). */
export function dustOf(script: Uint8Array): bigint {
  const [version = 0, length] = script;
  // A version, from 0 to 16, and one push of all that follows (BIP-141).
  const isWitness = (version === 0 || (version >= 0x51 && version <= 0x60)) && length === script.length - 2;
  return BigInt((8 + 1 + script.length + (isWitness ? 67 : 148)) * 3);
}
