import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase58 } from './decodeBase58.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Section 3 of the draft, literally, with a bigint. */
function encode(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let digits = '';
  for (; number > 0n; number /= 58n) digits = ALPHABET.charAt(Number(number % 58n)) + digits;
  const significant = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(significant < 0 ? bytes.length : significant) + digits;
}

const bytes = fc.uint8Array({ maxLength: 40 });
/** Base58 treats leading zeros separately. */
const padded = fc
  .tuple(fc.integer({ min: 0, max: 30 }), bytes)
  .map(([zeros, rest]) => Uint8Array.from([...new Uint8Array(zeros), ...rest]));

describe('decodeBase58', () => {
  it.each([
    ['', ''],
    ['2NEpo7TZRRrLZSi2U', '48656c6c6f20576f726c6421'],
    [
      'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
      '54686520717569636b2062726f776e20666f78206a756d7073206f76657220746865206c617a7920646f672e',
    ],
    ['11233QC4', '0000287fb4cd'],
  ])('decodes the example of the draft, %j', (text, hex) => {
    expect(decodeBase58(text, hex.length / 2)).toEqual(Uint8Array.from(Buffer.from(hex, 'hex')));
  });

  it('reads what the encoder wrote, and with no other length', () => {
    fc.assert(
      fc.property(padded, fc.integer({ min: 0, max: 80 }), (value, length) => {
        const text = encode(value);
        expect(decodeBase58(text, value.length)).toEqual(value);
        fc.pre(length !== value.length);
        expect(decodeBase58(text, length)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('reads any digits as one value with a single spelling', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 40 }), (text) => {
        const values = Array.from({ length: 41 }, (_, length) => decodeBase58(text, length)).filter((value) => value);
        expect(values.map((value) => encode(value ?? new Uint8Array()))).toEqual([text]);
      }),
    );
  });

  it('refuses a number that is far too large', () => {
    expect(decodeBase58('z'.repeat(1398), 1000)).toBeUndefined();
  });

  it.each(['0', 'O', 'I', 'l', ' ', '\u0000', 'é', '\u{1f600}', '\u0131'])('refuses %j', (stray) => {
    expect(decodeBase58(`2NEpo7TZRRr${stray}`, 9)).toBeUndefined();
    expect(decodeBase58(`${stray}2NEpo7TZRRr`, 9)).toBeUndefined();
  });
});
