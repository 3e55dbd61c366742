import { HDKey } from '@scure/bip32';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import type { Network } from '@ezwallet/validators';
import type { BitcoinNetwork } from '../../../config/index.ts';
import { BITCOIN } from '../bitcoin/networks.ts';
import { encodeBeaconAddress, encodeEvmAddress, encodeSegwitAddress, encodeTronAddress } from './encode-address.ts';

interface Family {
  /** BIP-44 and BIP-84 down to the change level; coin types by SLIP-44. */
  readonly path: string;
  readonly encode: (publicKey: Uint8Array) => string;
}

const evm: Family = { path: "m/44'/60'/0'/0", encode: encodeEvmAddress };

/** How addresses are derived on each network that money comes in from. The two that share a form share addresses. */
const familiesOn = (bitcoin: BitcoinNetwork) =>
  ({
    TRC20: { path: "m/44'/195'/0'/0", encode: encodeTronAddress },
    ERC20: evm,
    BEP20: evm,
    BTC: {
      path: `m/84'/${BITCOIN[bitcoin].coinType}'/0'/0`,
      encode: (publicKey) => encodeSegwitAddress(publicKey, BITCOIN[bitcoin].bech32),
    },
    BEP2: { path: "m/44'/714'/0'/0", encode: encodeBeaconAddress },
  }) as const satisfies Partial<Record<Network, Family>>;

function familyOf(protocol: Network, bitcoin: BitcoinNetwork): Family {
  const family = (familiesOn(bitcoin) as Partial<Record<Network, Family>>)[protocol];
  if (!family) throw new RangeError(`No address is derived on ${protocol}.`);
  return family;
}

/**
 * The address of a private key on a network.
 * @param bitcoin the network of Bitcoin that BTC is on
 * @throws Error without the key for one that is not of secp256k1
 */
export function addressOfKey(protocol: Network, key: Uint8Array, bitcoin: BitcoinNetwork = 'main'): string {
  if (!secp256k1.utils.isValidSecretKey(key))
    throw new Error('The private key is not one of secp256k1, so nothing can be signed with it.');
  return familyOf(protocol, bitcoin).encode(secp256k1.getPublicKey(key));
}

/**
 * The address of a public key of secp256k1 on a network.
 * @param publicKey compressed
 * @param bitcoin the network of Bitcoin that BTC is on
 */
export const addressOfPublicKey = (
  protocol: Network,
  publicKey: Uint8Array,
  bitcoin: BitcoinNetwork = 'main',
): string => familyOf(protocol, bitcoin).encode(publicKey);

/**
 * The private key of an address, for the moment in which something leaves it.
 * @throws RangeError for a network without addresses of ours
 */
export function depositKey(
  seed: Uint8Array,
  protocol: Network,
  index: number,
  bitcoin: BitcoinNetwork = 'main',
): Uint8Array {
  const key = HDKey.fromMasterSeed(seed).derive(`${familyOf(protocol, bitcoin).path}/${index}`).privateKey;
  if (!key) throw new RangeError(`No address is derived on ${protocol}.`);
  return key;
}

/** The addresses that one seed leads to (BIP-32). Holds public keys only; the seed is not kept. */
export interface Keychain {
  /**
   * The address of an index on a network.
   * @param index from 0, below 2^31
   * @throws RangeError for a network without addresses of ours
   */
  address(protocol: Network, index: number): string;
}

/**
 * Derives the public keys under which every deposit address lies.
 * @param seed 16 to 64 bytes (BIP-32, master key generation)
 * @param bitcoin the network of Bitcoin that BTC is on
 */
export function createKeychain(seed: Uint8Array, bitcoin: BitcoinNetwork = 'main'): Keychain {
  const master = HDKey.fromMasterSeed(seed);
  const branches = new Map(
    Object.entries<Family>(familiesOn(bitcoin)).map(([protocol, { path, encode }]) => {
      const { publicExtendedKey } = master.derive(path);
      return [protocol, { key: HDKey.fromExtendedKey(publicExtendedKey), encode }];
    }),
  );
  master.wipePrivateData();
  return {
    address(protocol, index) {
      const branch = branches.get(protocol);
      const publicKey = branch?.key.deriveChild(index).publicKey;
      if (!branch || !publicKey) throw new RangeError(`No address is derived on ${protocol}.`);
      return branch.encode(publicKey);
    },
  };
}
