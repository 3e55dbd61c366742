import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/bech32_strings.json' with { type: 'json' };
import { decodeBech32 } from './decodeBech32.ts';

const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const valid = vectors.cases.filter(({ expected }) => expected !== 'invalid').map(({ input }) => input);

describe('decodeBech32', () => {
  it.each(vectors.cases)('$input: $expected ($note)', ({ input, expected }) => {
    expect(decodeBech32(input)?.encoding ?? 'invalid').toBe(expected);
  });

  it('returns the prefix in lower case and the data without checksum', () => {
    expect(decodeBech32('A12UEL5L')).toEqual({ prefix: 'a', data: new Uint8Array(0), encoding: 'bech32' });
    expect(decodeBech32('abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw')).toEqual({
      prefix: 'abcdef',
      data: Uint8Array.from({ length: 32 }, (_, value) => value),
      encoding: 'bech32',
    });
  });

  it.each([
    ['A12uel5l', 'both cases'],
    ['a12UEL5L', 'both cases'],
    ['\u212a12uel5l', 'a Kelvin sign, whose lower case is k'],
    ['a12uel5\u{1d4c1}', 'a letter outside the Basic Multilingual Plane'],
    ['a\u007f12uel5l', 'a control character'],
    ['', 'nothing'],
    ['1', 'a separator alone'],
  ])('refuses %j: %s', (text) => {
    expect(decodeBech32(text)).toBeUndefined();
  });

  it('finds any four wrong characters of the data, as BIP-173 promises', () => {
    const slips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 31 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...valid), slips, (text, slips) => {
        const characters = text.toLowerCase().split('');
        const data = text.lastIndexOf('1') + 1;
        for (const [position, distance] of slips) {
          const at = data + (position % (text.length - data));
          const value = CHARACTERS.indexOf(characters[at] ?? '');
          characters[at] = CHARACTERS.charAt((value + distance) % 32);
        }
        const mistyped = characters.join('');
        fc.pre(mistyped !== text.toLowerCase());
        const encoding = decodeBech32(text)?.encoding;
        expect(decodeBech32(mistyped)?.encoding).not.toBe(encoding);
      }),
      { numRuns: 5000 },
    );
  });
});
