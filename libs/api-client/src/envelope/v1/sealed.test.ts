import { execFileSync } from 'node:child_process';
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { disagreements, readVectors } from '../../testing/vectors.ts';
import { aesEcb } from './aesEcb.ts';
import { openBody, sealBody } from './sealed.ts';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** AES-ECB of `node:crypto`, for whole blocks and without padding. */
function nodeBlocks(direction: 'encrypt' | 'decrypt', key: Buffer, bytes: Uint8Array): Buffer {
  const create = direction === 'encrypt' ? createCipheriv : createDecipheriv;
  const cipher = create(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

interface Implementation {
  readonly encrypt: (key: Buffer, bytes: Uint8Array) => Uint8Array;
  readonly decrypt: (key: Buffer, bytes: Uint8Array) => Uint8Array;
}

const IMPLEMENTATIONS: [string, Implementation][] = [
  [
    'ours',
    {
      encrypt: (key, bytes) => aesEcb(key).encrypt(Uint8Array.from(bytes)),
      decrypt: (key, bytes) => aesEcb(key).decrypt(Uint8Array.from(bytes)),
    },
  ],
  [
    'node:crypto',
    {
      encrypt(key, bytes) {
        const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null);
        return Buffer.concat([cipher.update(bytes), cipher.final()]);
      },
      decrypt(key, bytes) {
        const decipher = createDecipheriv(`aes-${key.length * 8}-ecb`, key, null);
        return Buffer.concat([decipher.update(bytes), decipher.final()]);
      },
    },
  ],
];

describe.each(IMPLEMENTATIONS)('AES-ECB with PKCS#7 (%s)', (_, { encrypt, decrypt }) => {
  const padBlock = (key: Buffer) => nodeBlocks('encrypt', key, Buffer.alloc(16, 16));
  const encryptBlocks = (key: Buffer, bytes: Uint8Array) => encrypt(key, bytes).subarray(0, bytes.length);
  const decryptBlocks = (key: Buffer, bytes: Uint8Array) => decrypt(key, Buffer.concat([bytes, padBlock(key)]));

  it('agrees with the NIST known answers', () => {
    const { cases } = readVectors<{ key: string; plaintext: string }>('aes_ecb_nist_kat');
    const inverse = cases.map((one) => ({ ...one, expected: one.input.plaintext, ct: one.expected }));
    expect(disagreements(cases, ({ input }) => toHex(encryptBlocks(hex(input.key), hex(input.plaintext))))).toEqual([]);
    expect(disagreements(inverse, ({ input, ct }) => toHex(decryptBlocks(hex(input.key), hex(ct))))).toEqual([]);
  });

  it('agrees with the NIST Monte Carlo chains', () => {
    type Chain = { key: string; plaintext: string; iterations: number };
    const { cases } = readVectors<Chain, { direction: 'encrypt' | 'decrypt' }>('aes_ecb_nist_mct');
    const chain = (step: typeof encryptBlocks, { key, iterations }: Chain, from: string): string => {
      let block: Uint8Array = hex(from);
      for (let i = 0; i < iterations; i++) block = step(hex(key), block);
      return toHex(block);
    };
    const forward = cases.filter(({ direction }) => direction === 'encrypt');
    const backward = cases
      .filter(({ direction }) => direction === 'decrypt')
      .map((one) => ({ ...one, expected: one.input.plaintext, from: one.expected }));
    expect(disagreements(forward, ({ input }) => chain(encryptBlocks, input, input.plaintext))).toEqual([]);
    expect(disagreements(backward, ({ input, from }) => chain(decryptBlocks, input, from))).toEqual([]);
  });

  it('accepts and refuses paddings correctly', () => {
    const { cases } = readVectors<{ key: string; ct: string }>('aes_ecb_pkcs7_derived');
    expect(disagreements(cases, ({ input }) => toHex(decrypt(hex(input.key), hex(input.ct))))).toEqual([]);
  });

  it('treats the paddings of the Wycheproof CBC set in the same way', () => {
    const { cases } = readVectors<{ key: string; iv: string; ct: string }>('aes_cbc_pkcs5_wycheproof');
    const reopen = ({ key: keyHex, iv, ct }: { key: string; iv: string; ct: string }): string => {
      const key = hex(keyHex);
      const cbc = createDecipheriv(`aes-${key.length * 8}-cbc`, key, hex(iv)).setAutoPadding(false);
      const padded = Buffer.concat([cbc.update(hex(ct)), cbc.final()]);
      return toHex(decrypt(key, nodeBlocks('encrypt', key, padded)));
    };
    expect(disagreements(cases, ({ input }) => reopen(input))).toEqual([]);
  });
});

describe('sealed bodies', () => {
  const texts = readVectors<{ key: string; ct: string }, { text?: string; base64?: string }>('aes_ecb_pkcs7_derived');
  const bodies = texts.cases.flatMap(({ input, text, base64, note }) =>
    text === undefined || base64 === undefined ? [] : [{ key: hex(input.key), text, base64, note }],
  );

  it('equal the output of the openssl command line for the same JSON', () => {
    expect(bodies.length).toBeGreaterThan(20);
    const sealing = bodies.map((one) => ({ ...one, expected: one.base64 }));
    const opening = bodies.map((one) => ({ ...one, expected: one.text }));
    expect(disagreements(sealing, ({ key, text }) => sealBody(key, text))).toEqual([]);
    expect(disagreements(opening, ({ key, base64 }) => openBody(key, base64))).toEqual([]);
  });

  it('the installed openssl can open them', () => {
    const key = '000102030405060708090a0b0c0d0e0f';
    const text = JSON.stringify({ nickName: '钱包 🪙', amount: '1.00' });
    const decrypted = execFileSync('openssl', ['enc', '-d', '-aes-128-ecb', '-K', key, '-a', '-A'], {
      input: sealBody(hex(key), text),
    });
    expect(decrypted.toString('utf8')).toBe(text);
  });

  it('hide every failure behind one message', () => {
    const key = Buffer.alloc(16, 1);
    const badUtf8 = Buffer.from(aesEcb(key).encrypt(Uint8Array.of(0xc3, 0x28))).toString('base64');
    const badPadding = nodeBlocks('encrypt', key, Buffer.alloc(16)).toString('base64');
    const errors = [badUtf8, badPadding, '!!!!', 'AAAA', ''].map((sealed) => {
      try {
        return openBody(key, sealed);
      } catch (error) {
        return error;
      }
    });
    expect(new Set(errors.map(String))).toEqual(new Set([String(errors[0])]));
    expect(errors[0]).toMatchObject({ name: 'EnvelopeError', fault: 'SEALED_TEXT' });
  });

  it.each([0, 15, 17, 64])('need a key of 16, 24 or 32 bytes, not %i', (length) => {
    expect(() => sealBody(new Uint8Array(length), '{}')).toThrow(expect.objectContaining({ fault: 'SESSION_KEY' }));
    expect(() => openBody(new Uint8Array(length), '')).toThrow(expect.objectContaining({ fault: 'SESSION_KEY' }));
  });
});
