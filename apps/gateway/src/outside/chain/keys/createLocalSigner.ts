import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Network } from '@ezwallet/validators';
import type { BitcoinNetwork } from '../../../config/index.ts';
import { digestOfInput } from '../bitcoin/transaction.ts';
import type { Purpose, Signature, Signer, SigningRequest } from '../port/Signer.ts';
import { addressOfKey, addressOfPublicKey, createKeychain, depositKey } from './Keychain.ts';

/** A private key that signs without showing itself, such as one in a hardware module. */
export interface HeldKey {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array;
  /** Signs the hash of a transaction. */
  sign(digest: Uint8Array): Signature;
}

/** The key of a wallet that pays: 32 bytes, or one that somebody holds. */
export type HotKey = Uint8Array | HeldKey;

/** The private keys of the house. */
export interface HouseKeys {
  /** New deposit addresses are derived from it, 16 to 64 bytes. */
  readonly seed: Uint8Array;
  /** The seeds before it, the newest first. */
  readonly earlierSeeds?: readonly Uint8Array[];
  /** Of the wallets that pay. */
  readonly hot: ReadonlyMap<Network, HotKey>;
  /** Of the wallets that paid before. */
  readonly earlierHot?: ReadonlyMap<Network, readonly HotKey[]>;
  /** The network of Bitcoin that BTC is on; default the main net. */
  readonly bitcoin?: BitcoinNetwork | undefined;
}

/** The hash of an unsigned transaction that a network wants signed. */
function digestOf({ network, unsigned, input = 0 }: SigningRequest): Uint8Array {
  if (network === 'BTC') return digestOfInput(unsigned, input);
  return network === 'TRC20' ? sha256(unsigned) : keccak_256(unsigned);
}

/** Signs with keys that this process holds or may use, whatever it is asked. */
export function createLocalSigner({ seed, earlierSeeds = [], hot, earlierHot, bitcoin = 'main' }: HouseKeys): Signer {
  const seeds = [...earlierSeeds.toReversed(), seed];
  const keychains = seeds.map((each) => createKeychain(each, bitcoin));
  const hotKey = (network: Network): HotKey => {
    const key = hot.get(network);
    if (!key) throw new RangeError(`No wallet pays on ${network}.`);
    return key;
  };
  const hotKeyOf = (network: Network, address: string): HotKey => {
    const earlier = earlierHot?.get(network) ?? [];
    const key = [hotKey(network), ...earlier].find((each) => addressOf(network, each, bitcoin) === address);
    if (!key) throw new RangeError(`${address} is no wallet of the house on ${network}.`);
    return key;
  };
  const ofGeneration = <Each>(all: readonly Each[], generation = 0): Each => {
    const found = all[generation];
    if (found === undefined) throw new RangeError(`There is no seed ${generation}.`);
    return found;
  };
  const keyOf = (network: Network, purpose: Purpose): HotKey => {
    if (purpose.kind === 'deposit')
      return depositKey(ofGeneration(seeds, purpose.generation), network, purpose.index, bitcoin);
    return purpose.address === undefined ? hotKey(network) : hotKeyOf(network, purpose.address);
  };
  return {
    async address(network, purpose) {
      if (purpose.kind === 'hot') return addressOf(network, keyOf(network, purpose), bitcoin);
      return ofGeneration(keychains, purpose.generation).address(network, purpose.index);
    },
    generation: () => Promise.resolve(earlierSeeds.length),
    sign: async (request) => signDigest(digestOf(request), keyOf(request.network, request.purpose)),
  };
}

const addressOf = (network: Network, key: HotKey, bitcoin: BitcoinNetwork): string =>
  key instanceof Uint8Array ? addressOfKey(network, key, bitcoin) : addressOfPublicKey(network, key.publicKey, bitcoin);

function signDigest(digest: Uint8Array, key: HotKey): Signature {
  if (!(key instanceof Uint8Array)) return key.sign(digest);
  const [recovery = 0, ...rest] = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' });
  return Uint8Array.of(...rest, recovery);
}
