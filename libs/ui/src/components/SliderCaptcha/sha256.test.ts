import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

describe('sha256', () => {
  // FIPS 180-4 examples, as published by NIST in the Cryptographic Standards "Examples with Intermediate Values".
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('matches the published hash of %j', (message, expected) => {
    expect(hex(sha256(bytes(message)))).toBe(expected);
  });

  it('hashes a million letters', () => {
    expect(hex(sha256(bytes('a'.repeat(1_000_000))))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it('agrees with the platform at every length around the block boundaries', () => {
    for (let length = 0; length <= 200; length++) {
      const message = new Uint8Array(length).map((_, i) => (i * 31 + length) & 0xff);
      expect(hex(sha256(message)), `length ${length}`).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});
