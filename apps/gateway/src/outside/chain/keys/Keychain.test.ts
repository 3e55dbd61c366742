import { createHmac, pbkdf2Sync } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { addressRules, findNetwork } from '@ezwallet/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIN_NET_COINS } from '../mainNet.ts';
import { createKeychain } from './Keychain.ts';

/** The words that BIP-84 and many wallets publish their addresses for. */
const WORDS = `${'abandon '.repeat(11)}about`;
const seed = pbkdf2Sync(WORDS, 'mnemonic', 2048, 64, 'sha512');
const networks = Object.keys(MAIN_NET_COINS).map((name) => findNetwork(name) ?? 'ETH');

describe('published vectors', () => {
  it('BIP-39: the seed of the words', () => {
    expect(seed.toString('hex')).toMatch(/^5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1/);
  });

  it('BIP-32, test vector 1', () => {
    const chain = HDKey.fromMasterSeed(Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')).derive(
      "m/0'/1/2'/2/1000000000",
    );
    expect(chain.publicExtendedKey).toBe(
      'xpub6H1LXWLaKsWFhvm6RVpEL9P4KfRZSW7abD2ttkWP3SSQvnyA8FSVqNTEcYFgJS2UaFcxupHiYkro49S8yGasTvXEYBVPamhGW6cFJodrTHy',
    );
  });

  it.each([
    ['BTC', 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['BTC', 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['ERC20', 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['BEP20', 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['TRC20', 0, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ] as const)('%s address %i', (network, index, address) => {
    expect(createKeychain(seed).address(network, index)).toBe(address);
  });
});

// BIP-84 derives test networks with the coin type 1 (SLIP-44).
it.each([
  ['main', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  ['test', 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl'],
  ['regtest', 'bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk'],
] as const)('BTC on %s', (network, address) => {
  expect(createKeychain(seed, network).address('BTC', 0)).toBe(address);
});

describe('a keychain', () => {
  it('gives addresses whose checksums hold, another one for each index and seed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 64 }), fc.nat(2 ** 31 - 2), (bytes, index) => {
        const keychain = createKeychain(bytes);
        const other = createKeychain(createHmac('sha512', 'other').update(bytes).digest());
        for (const network of networks) {
          const address = keychain.address(network, index);
          expect(addressRules[network].checksum(address), address).toBe(true);
          expect(keychain.address(network, index + 1)).not.toBe(address);
          expect(other.address(network, index)).not.toBe(address);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('knows no network without addresses of ours', () => {
    expect(() => createKeychain(seed).address('ETH', 0)).toThrow(RangeError);
  });

  it('lists contracts whose checksums hold', () => {
    for (const [name, coins] of Object.entries(MAIN_NET_COINS))
      for (const { contract } of Object.values(coins))
        if (contract !== '') expect(addressRules[findNetwork(name) ?? 'ETH'].checksum(contract), contract).toBe(true);
  });
});
