import { createPrivateKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createServerRsa } from '../../testing/createKeyServer.ts';
import { disagreements, readVectors } from '../../testing/vectors.ts';
import { pkcs1Unpad } from './pkcs1Unpad.ts';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** The message in hex, or `invalid` when the result comes from the noise. */
function unpad(block: Uint8Array): string {
  const answers = [1, 2].map((fill) => {
    const noise = Buffer.concat([Buffer.alloc(block.length, fill), Buffer.from([0, fill])]);
    return Buffer.from(pkcs1Unpad(block, noise)).toString('hex');
  });
  return answers[0] === answers[1] ? (answers[0] as string) : 'invalid';
}

type Input = { key: string; ct: string };
type Pem = string | { private_pkcs8_pem: string };

/** Decrypts block by block as the gateway does, which refuses a wrong length before that. */
function decrypt(pem: Pem, ciphertext: Buffer): string {
  const key = createPrivateKey(typeof pem === 'string' ? pem : pem.private_pkcs8_pem);
  const rsa = createServerRsa(key, randomBytes(32));
  if (ciphertext.length === 0 || ciphertext.length % rsa.blockBytes !== 0) return 'invalid';
  const blocks = Array.from({ length: ciphertext.length / rsa.blockBytes }, (_, i) =>
    ciphertext.subarray(i * rsa.blockBytes, (i + 1) * rsa.blockBytes),
  );
  try {
    const parts = blocks.map((block) => unpad(rsa.decryptRaw(block)));
    return parts.includes('invalid') ? 'invalid' : parts.join('');
  } catch {
    return 'invalid';
  }
}

describe('pkcs1Unpad', () => {
  it('agrees with the Botan vectors', () => {
    const { cases } = readVectors<{ em: string }>('pkcs1v15_unpad_botan');
    expect(disagreements(cases, ({ input }) => unpad(hex(input.em)))).toEqual([]);
  });

  it.each([0, 1, 10])('refuses a block of %i bytes, which matches no key size', (length) => {
    expect(() => pkcs1Unpad(new Uint8Array(length), new Uint8Array(200))).toThrow(RangeError);
  });

  it.each([
    'rsa_pkcs1v15_1024_rsalabs',
    'rsa_pkcs1v15_1024_misc',
    'rsa_1024_chunked_derived',
    'rsa_1024_negative_derived',
    'rsa_pkcs1v15_2048_wycheproof',
  ])('decrypts %s with raw RSA', (name) => {
    const { keys, cases } = readVectors<Input, unknown, Pem>(name);
    expect(disagreements(cases, ({ input }) => decrypt(keys[input.key] as Pem, hex(input.ct)))).toEqual([]);
  });

  it('returns the same noise for the same bad block, with a length that depends on the noise', () => {
    const bad = Buffer.alloc(128, 5);
    const lengths = new Set<number>();
    for (let i = 0; i < 64; i++) {
      const noise = randomBytes(130);
      const answer = pkcs1Unpad(bad, noise);
      expect(answer).toEqual(pkcs1Unpad(bad, noise));
      expect(answer.length).toBeLessThanOrEqual(117);
      expect(Buffer.from(answer)).toEqual(noise.subarray(128 - answer.length, 128));
      lengths.add(answer.length);
    }
    expect(lengths.size).toBeGreaterThan(16);
  });

  it('refuses too little noise', () => {
    expect(() => pkcs1Unpad(new Uint8Array(128), new Uint8Array(129))).toThrow(RangeError);
  });
});
