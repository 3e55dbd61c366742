import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bnbAddress } from './bnbAddress.ts';
import { byteLength } from './byteLength.ts';
import { isSegwit } from './isSegwit.ts';

const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CONSTANTS = { bech32: 1, bech32m: 0x2bc830a3 } as const;

/** The reference encoder of BIP-173 with the constants of BIP-350. */
function encode(prefix: string, data: readonly number[], encoding: keyof typeof CONSTANTS): string {
  const codes = prefix.split('').map((character) => character.charCodeAt(0));
  const values = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data];
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let remainder = 1;
  for (const value of [...values, 0, 0, 0, 0, 0, 0]) {
    const top = remainder >>> 25;
    remainder = ((remainder & 0x1ffffff) << 5) ^ value;
    for (const [bit, coefficient] of generator.entries()) if ((top >> bit) & 1) remainder ^= coefficient;
  }
  remainder ^= CONSTANTS[encoding];
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (remainder >> shift) & 31);
  return `${prefix}1${[...data, ...checksum].map((value) => CHARACTERS.charAt(value)).join('')}`;
}

/** Bytes in groups of five bits, the remaining bits zero. */
function fiveBits(bytes: Uint8Array): number[] {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => Number.parseInt(group.padEnd(5, '0'), 2));
}

describe('isSegwit', () => {
  it('accepts exactly the versions, lengths and encodings of BIP-141, BIP-173 and BIP-350', () => {
    const program = fc.uint8Array({ minLength: 0, maxLength: 42 });
    const version = fc.integer({ min: 0, max: 31 });
    fc.assert(
      fc.property(version, program, fc.constantFrom('bech32', 'bech32m'), (version, program, encoding) => {
        const address = encode('bc', [version, ...fiveBits(program)], encoding);
        const known =
          version === 0
            ? encoding === 'bech32' && (program.length === 20 || program.length === 32)
            : encoding === 'bech32m' && version <= 16 && program.length >= 2 && program.length <= 40;
        expect(isSegwit(address, 'bc')).toBe(known);
        expect(isSegwit(address.toUpperCase(), 'bc')).toBe(known);
        expect(isSegwit(address, 'tb')).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  it('refuses padding that is not zero, or longer than four bits', () => {
    const data = [0, ...fiveBits(new Uint8Array(32))];
    expect(isSegwit(encode('bc', data, 'bech32'), 'bc')).toBe(true);
    expect(isSegwit(encode('bc', [...data.slice(0, -1), 1], 'bech32'), 'bc')).toBe(false);
    const taproot = [1, ...fiveBits(new Uint8Array(20))];
    expect(isSegwit(encode('bc', taproot, 'bech32m'), 'bc')).toBe(true);
    expect(isSegwit(encode('bc', [...taproot, 0], 'bech32m'), 'bc')).toBe(false);
  });

  it('refuses an address without a version', () => {
    expect(isSegwit(encode('bc', [], 'bech32'), 'bc')).toBe(false);
    expect(isSegwit(encode('bc', [], 'bech32m'), 'bc')).toBe(false);
  });
});

describe('byteLength', () => {
  it('returns the number of bytes encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(byteLength(Uint8Array.from(fiveBits(bytes)))).toBe(bytes.length);
      }),
    );
  });
});

describe('bnbAddress', () => {
  it('accepts 20 bytes in Bech32 with its own prefix only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 19, maxLength: 21 }), (bytes) => {
        const data = fiveBits(bytes);
        expect(bnbAddress.checksum(encode('bnb', data, 'bech32'))).toBe(bytes.length === 20);
        expect(bnbAddress.checksum(encode('bnb', data, 'bech32m'))).toBe(false);
        expect(bnbAddress.checksum(encode('bnc', data, 'bech32'))).toBe(false);
      }),
    );
  });
});
