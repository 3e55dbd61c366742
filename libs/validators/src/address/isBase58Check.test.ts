import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitcoinAddress } from './bitcoinAddress.ts';
import { isBase58Check } from './isBase58Check.ts';
import { tronAddress } from './tronAddress.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** An address created with Node's hash and a bigint. */
function address(version: number, hash: Uint8Array): string {
  const payload = Uint8Array.from([version, ...hash]);
  const bytes = Uint8Array.from([...payload, ...sha256(sha256(payload)).slice(0, 4)]);
  let digits = '';
  for (let number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`); number > 0n; number /= 58n) {
    digits = ALPHABET.charAt(Number(number % 58n)) + digits;
  }
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + digits;
}

const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
const sparse = fc.integer({ min: 0, max: 20 }).map((zeros) => new Uint8Array(20).fill(1, zeros));
const version = fc.integer({ min: 0, max: 255 });

describe('isBase58Check', () => {
  it('accepts a created address with its own version only', () => {
    fc.assert(
      fc.property(version, fc.oneof(hash, sparse), version, (version, hash, other) => {
        expect(isBase58Check(address(version, hash), [version])).toBe(true);
        fc.pre(other !== version);
        expect(isBase58Check(address(version, hash), [other])).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [0x00, bitcoinAddress, '1'],
    [0x05, bitcoinAddress, '3'],
    [0x41, tronAddress, 'T'],
  ] as const)('accepts version %i, but not its neighbours that start with the same character', (main, rule, first) => {
    fc.assert(
      fc.property(fc.oneof(hash, sparse), version, (hash, version) => {
        expect(address(main, hash).startsWith(first)).toBe(true);
        expect(rule.checksum(address(main, hash))).toBe(true);
        fc.pre(version !== 0x00 && version !== 0x05 && version !== 0x41);
        expect(rule.checksum(address(version, hash))).toBe(false);
      }),
      { numRuns: 1000 },
    );
    const beside = [main + 1, main - 1].filter((version) => version >= 0 && version !== 0x00);
    for (const version of beside) {
      for (const byte of [0x00, 0xff])
        expect(rule.checksum(address(version, new Uint8Array(20).fill(byte)))).toBe(false);
    }
  });
});
