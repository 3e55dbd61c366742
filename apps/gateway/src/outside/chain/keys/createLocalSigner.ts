import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Network } from '@ezwallet/validators';
import type { BitcoinNetwork } from '../../../config/index.ts';
import { digestOfInput } from '../bitcoin/transaction.ts';
import type { Purpose, Signature, Signer, SigningRequest } from '../port/Signer.ts';
import { addressOfKey, createKeychain, depositKey } from './Keychain.ts';

/** The private keys of the house. */
export interface HouseKeys {
  /** Every deposit address is derived from it, 16 to 64 bytes. */
  readonly seed: Uint8Array;
  /** Of the wallets that pay, 32 bytes each. */
  readonly hot: ReadonlyMap<Network, Uint8Array>;
  /** The network of Bitcoin that BTC is on; default the main net. */
  readonly bitcoin?: BitcoinNetwork | undefined;
}

/** The hash of an unsigned transaction that a network wants signed. */
function digestOf({ network, unsigned, input = 0 }: SigningRequest): Uint8Array {
  if (network === 'BTC') return digestOfInput(unsigned, input);
  return network === 'TRC20' ? sha256(unsigned) : keccak_256(unsigned);
}

/** Signs with keys that this process holds, whatever it is asked. */
export function createLocalSigner({ seed, hot, bitcoin = 'main' }: HouseKeys): Signer {
  const keychain = createKeychain(seed, bitcoin);
  const hotKey = (network: Network): Uint8Array => {
    const key = hot.get(network);
    if (!key) throw new RangeError(`No wallet pays on ${network}.`);
    return key;
  };
  const keyOf = (network: Network, purpose: Purpose): Uint8Array =>
    purpose.kind === 'hot' ? hotKey(network) : depositKey(seed, network, purpose.index, bitcoin);
  return {
    address: async (network, purpose) =>
      purpose.kind === 'hot'
        ? addressOfKey(network, hotKey(network), bitcoin)
        : keychain.address(network, purpose.index),
    sign: async (request) => signDigest(digestOf(request), keyOf(request.network, request.purpose)),
  };
}

function signDigest(digest: Uint8Array, key: Uint8Array): Signature {
  const [recovery = 0, ...rest] = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' });
  return Uint8Array.of(...rest, recovery);
}
