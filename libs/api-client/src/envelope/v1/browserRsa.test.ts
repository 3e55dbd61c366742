// @vitest-environment happy-dom
import { execFileSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createServerRsa } from '../../testing/createKeyServer.ts';
import { disagreements, readVectors } from '../../testing/vectors.ts';
import { createKeyPair, encryptChunked, importPrivateKey } from './browserRsa.ts';
import { pkcs1Unpad } from './pkcs1Unpad.ts';
import { readRsaKey } from './readRsaKey.ts';
import { readServerKey } from './readServerKey.ts';

interface KeyForms {
  private_pkcs1_pem: string;
  private_pkcs8_pem: string;
  public_spki_pem: string;
  public_spki_der_base64: string;
  public_pkcs1_der_base64: string;
  modulus_hex: string;
  exponent: number;
}
type Input = { key: string; ct: string };

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80);
const chunked = readVectors<Input, unknown, KeyForms>('rsa_1024_chunked_derived');
const chunkedKeys = Object.entries(chunked.keys);

function blocksOf(bytes: Buffer, size = 128): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

function nodeDecrypt(privatePem: string, ciphertext: Buffer): string {
  const rsa = createServerRsa(createPrivateKey(privatePem), Buffer.alloc(32));
  const parts = blocksOf(ciphertext, rsa.blockBytes).map((block) =>
    pkcs1Unpad(rsa.decryptRaw(block), rsa.noiseFor(block)),
  );
  return Buffer.concat(parts).toString('latin1');
}

describe('decryption by jsencrypt', () => {
  const ours = (pem: string, ct: string): string => {
    const text = blocksOf(hex(ct)).map((block) => importPrivateKey(pem).decrypt(block) ?? '');
    return Buffer.from(text.join(''), 'latin1').toString('hex');
  };

  it('agrees with the ASCII vectors, with keys in both private forms', () => {
    const cases = chunked.cases.filter(({ expected }) => isAscii(hex(expected)));
    expect(cases.length).toBeGreaterThan(10);
    const keyOf = (input: Input) => chunked.keys[input.key] as KeyForms;
    expect(disagreements(cases, ({ input }) => ours(keyOf(input).private_pkcs1_pem, input.ct))).toEqual([]);
    expect(disagreements(cases, ({ input }) => ours(keyOf(input).private_pkcs8_pem, input.ct))).toEqual([]);
  });

  it('agrees with the ASCII vectors of RSA Laboratories', () => {
    const { keys, cases } = readVectors<Input, unknown, string>('rsa_pkcs1v15_1024_rsalabs');
    const readable = cases.filter(({ expected, input }) => isAscii(hex(expected)) && input.ct.length === 256);
    expect(disagreements(readable, ({ input }) => ours(keys[input.key] as string, input.ct))).toEqual([]);
  });

  it('never derives an AES key from a malformed block', () => {
    const { keys, cases } = readVectors<Input, unknown, string>('rsa_1024_negative_derived');
    const { keys: longKeys, cases: longCases } = readVectors<Input, unknown, string>('rsa_pkcs1v15_2048_wycheproof');
    const bad = [
      ...cases.map((one) => ({ ...one, pem: keys[one.input.key] as string })),
      ...longCases.map((one) => ({ ...one, pem: longKeys[one.input.key] as string })),
    ].filter(({ expected }) => expected === 'invalid');
    expect(bad.length).toBeGreaterThan(30);
    const isKey = (text: string): boolean => /^[A-Za-z0-9+/]{22,43}={0,2}$/.test(text);
    const wrong = disagreements(bad, ({ input, pem }) =>
      isKey(importPrivateKey(pem).decrypt(hex(input.ct)) ?? '') ? 'a key' : 'invalid',
    );
    expect(wrong).toEqual([]);
  });
});

describe('encryption by jsencrypt', () => {
  const TEXT = 'abcdefghij'.repeat(40);

  it.each([0, 1, 116, 117, 118, 216, 234, 235])('splits %i characters into pieces of 117', (length) => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const spki = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const ciphertext = Buffer.from(encryptChunked(spki, TEXT.slice(0, length)), 'base64');
    expect(ciphertext.length).toBe(Math.ceil(length / 117) * 128);
    expect(nodeDecrypt(pem, ciphertext)).toBe(TEXT.slice(0, length));
  });

  it.each(chunkedKeys)('accepts the server key %s in every form, and openssl reads the result', (_, key) => {
    const folder = mkdtempSync(join(tmpdir(), 'rsa-'));
    try {
      const keyFile = join(folder, 'key.pem');
      writeFileSync(keyFile, key.private_pkcs8_pem);
      const forms = [
        Buffer.from(key.public_spki_der_base64, 'base64'),
        Buffer.from(key.public_spki_der_base64),
        Buffer.from(key.public_spki_pem),
        Buffer.from(key.public_pkcs1_der_base64, 'base64'),
        Buffer.from(key.public_pkcs1_der_base64),
      ];
      for (const form of forms) {
        const block = Buffer.from(encryptChunked(readServerKey(form), TEXT.slice(0, 100)), 'base64');
        const plain = execFileSync('openssl', ['pkeyutl', '-decrypt', '-inkey', keyFile], { input: block });
        expect(plain.toString('latin1')).toBe(TEXT.slice(0, 100));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('pads at random', () => {
    const [, key] = chunkedKeys[0] as [string, KeyForms];
    const ciphertexts = Array.from({ length: 8 }, () => encryptChunked(key.public_spki_der_base64, 'same'));
    expect(new Set(ciphertexts).size).toBe(8);
  });

  it('accepts ASCII only', () => {
    const [, key] = chunkedKeys[0] as [string, KeyForms];
    expect(() => encryptChunked(key.public_spki_der_base64, 'é')).toThrow(
      expect.objectContaining({ fault: 'NOT_ASCII' }),
    );
  });
});

describe('createKeyPair', () => {
  it('returns a public key of 216 characters whose private half decrypts', async () => {
    const pair = await createKeyPair();
    expect(pair.publicKey).toHaveLength(216);
    expect(readRsaKey(Buffer.from(pair.publicKey, 'base64'))).toEqual({ form: 'spki', bits: 1024, exponent: 65_537 });
    const block = Buffer.from(encryptChunked(pair.publicKey, 'AAECAwQFBgcICQoLDA0ODw=='), 'base64');
    expect(pair.decrypt(block)).toBe('AAECAwQFBgcICQoLDA0ODw==');
    expect(pair.decrypt(new Uint8Array(128).fill(9))).toBeUndefined();
  });
});
