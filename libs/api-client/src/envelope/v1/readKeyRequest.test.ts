import {
  constants,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createServerRsa } from '../../testing/createKeyServer.ts';
import { readClientKey, readKeyRequest, type ServerRsa } from './readKeyRequest.ts';

const server = generateKeyPairSync('rsa', { modulusLength: 1024 });
const rsa = createServerRsa(server.privateKey, randomBytes(32));

const toSpki = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

function spkiOf(modulusLength: number, publicExponent = 65_537): string {
  return toSpki(generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey);
}

/** Not a real key, but only factoring would show that; generating a real one would take seconds. */
function spkiWithModulus(bits: number): string {
  const n = Buffer.alloc(bits / 8, 0xc5).toString('base64url');
  return toSpki(createPublicKey({ key: { kty: 'RSA', n, e: 'AQAB' }, format: 'jwk' }));
}

function encrypt(text: string): Buffer {
  const chunks = text.match(/[^]{1,117}/g) ?? [];
  const key = { key: server.publicKey, padding: constants.RSA_PKCS1_PADDING };
  return Buffer.concat(chunks.map((chunk) => publicEncrypt(key, Buffer.from(chunk, 'latin1'))));
}

const request = (text: string): string => encrypt(text).toString('base64');
const fault = (body: string, port: ServerRsa = rsa): unknown => {
  try {
    return readKeyRequest(body, port);
  } catch (error) {
    return error;
  }
};

describe('readKeyRequest', () => {
  it.each([1024, 2048])('returns the DER bytes of a client key of %i bits', (bits) => {
    const spki = spkiOf(bits);
    expect(Buffer.from(readKeyRequest(request(spki), rsa)).toString('base64')).toBe(spki);
  });

  it.each([
    ['an empty body', ''],
    ['no base64', 'hello'],
    ['half a block', encrypt('x').subarray(0, 64).toString('base64')],
    ['nine blocks', request('A'.repeat(117 * 9))],
    ['a body over 4 KB', 'A'.repeat(4100)],
  ])('refuses %s', (_, body) => {
    expect(fault(body)).toMatchObject({ name: 'EnvelopeError', fault: 'KEY_REQUEST' });
  });

  it('decrypts nothing of a body that is too long [S15]', () => {
    const decryptRaw = vi.fn<ServerRsa['decryptRaw']>();
    fault(request('A'.repeat(117 * 9)), { ...rsa, decryptRaw });
    fault('A'.repeat(5_000_000), { ...rsa, decryptRaw });
    expect(decryptRaw).not.toHaveBeenCalled();
  });

  it.each([
    ['a short key', () => spkiOf(512)],
    ['exponent 3', () => spkiOf(1024, 3)],
    ['a key above 4096 bits', () => spkiWithModulus(4104)],
    ['bytes after the key', () => `${spkiOf(2048)}AAAA`],
    ['text', () => 'not a key'],
    ['another algorithm', () => toSpki(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)],
  ])('refuses %s as a client key', (_, make) => {
    expect(fault(request(make()))).toMatchObject({ fault: 'CLIENT_KEY' });
  });

  it('answers a tampered block like a bad key, after the same work [S15]', () => {
    const spki = spkiOf(1024);
    const body = encrypt(spki);
    const tampered = Buffer.from(body);
    tampered[60] = (tampered[60] ?? 0) ^ 1;
    const beyondModulus = Buffer.concat([Buffer.alloc(128, 0xff), body.subarray(128)]);
    for (const bytes of [tampered, beyondModulus]) {
      const decryptRaw = vi.fn<ServerRsa['decryptRaw']>(rsa.decryptRaw);
      expect(fault(bytes.toString('base64'), { ...rsa, decryptRaw })).toMatchObject({ fault: 'CLIENT_KEY' });
      expect(decryptRaw).toHaveBeenCalledTimes(2);
    }
  });
});

describe('readClientKey', () => {
  it('refuses trailing bytes and the PKCS#1 form', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const spki = pair.publicKey.export({ type: 'spki', format: 'der' });
    const pkcs1 = pair.publicKey.export({ type: 'pkcs1', format: 'der' });
    expect(Buffer.from(readClientKey(spki.toString('base64')))).toEqual(spki);
    for (const der of [Buffer.concat([spki, Buffer.from([0])]), pkcs1, spki.subarray(0, 100)]) {
      expect(() => readClientKey(der.toString('base64'))).toThrow(expect.objectContaining({ fault: 'CLIENT_KEY' }));
    }
  });
});
