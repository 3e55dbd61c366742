import { describe, expect, it } from 'vitest';
import { agree, createPair, decrypt, deriveKey, encrypt, isSignedBy, pointOf, sha256 } from './web-crypto.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replace(/\s/g, ''), 'hex'));
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

describe('ECDH on P-256', () => {
  // RFC 5903, section 8.1.
  const I = 'C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433';
  const GI =
    'DAD0B65394221CF9B051E1FECA5787D098DFE637FC90B9EF945D0C3772581180 5271A0461CDB8252D61F1C456FA3E59AB1F45B33ACCF5F58389E0577B8990BB3';
  const GR =
    'D12DFB5289C8D4F81208B70270398C342296970A0BCCB74C736FC7554494BF63 56FBF3CA366CC23E8157854C13C58D6AAC23F046ADA30F8353E74F33039872AB';
  const SHARED = 'd6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de';

  const privateKey = () => {
    const [x = '', y = ''] = GI.split(' ').map((part) => Buffer.from(part, 'hex').toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', d: Buffer.from(I, 'hex').toString('base64url'), x, y };
    return crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  };

  it('gives the shared secret of RFC 5903', async () => {
    expect(toHex(await agree(await privateKey(), hex(`04${GR}`)))).toBe(SHARED);
  });

  it('refuses points that are not on the curve', async () => {
    for (const point of [`04${GR.slice(0, -2)}AC`, `04${'00'.repeat(64)}`, '00', `04${GR}00`]) {
      await expect(agree(await privateKey(), hex(point))).rejects.toBeInstanceOf(Error);
    }
  });

  it('makes keys that agree and that nobody can take out', async () => {
    const [one, other] = await Promise.all([createPair(), createPair()]);
    expect(await agree(one.privateKey, await pointOf(other))).toEqual(
      await agree(other.privateKey, await pointOf(one)),
    );
    await expect(crypto.subtle.exportKey('pkcs8', one.privateKey)).rejects.toBeInstanceOf(Error);
  });
});

describe('HKDF-SHA256', () => {
  const range = (from: number, to: number) => Uint8Array.from({ length: to - from + 1 }, (_, i) => from + i);
  // RFC 5869, appendices A.1 to A.3: the first 32 bytes, because a longer output begins as a shorter one does.
  const CASES = [
    [
      'A.1',
      hex('0b'.repeat(22)),
      hex('000102030405060708090a0b0c'),
      hex('f0f1f2f3f4f5f6f7f8f9'),
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf',
    ],
    [
      'A.2',
      range(0x00, 0x4f),
      range(0x60, 0xaf),
      range(0xb0, 0xff),
      'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c',
    ],
    ['A.3', hex('0b'.repeat(22)), hex(''), hex(''), '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d'],
  ] as const;

  it.each(CASES)('agrees with RFC 5869, %s', async (_, secret, salt, info, expected) => {
    const key = await deriveKey(secret, salt, info, 'encrypt');
    const same = await crypto.subtle.importKey('raw', hex(expected), 'AES-GCM', false, ['decrypt']);
    const sealed = await encrypt(key, new Uint8Array(12), hex(''), hex('00ff'));
    expect(toHex(await decrypt(same, new Uint8Array(12), hex(''), sealed))).toBe('00ff');
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toBeInstanceOf(Error);
  });
});

describe('AES-256-GCM', () => {
  // The submission to NIST (McGrew and Viega), test cases 13, 14 and 16.
  const KEY = 'feffe9928665731c6d6a8f9467308308'.repeat(2);
  const CASES = [
    ['13', '00'.repeat(32), '00'.repeat(12), '', '', '530f8afbc74536b9a963b4f1c4cb738b'],
    [
      '14',
      '00'.repeat(32),
      '00'.repeat(12),
      '',
      '00'.repeat(16),
      'cea7403d4d606b6e074ec5d3baf39d18 d0d1c8a799996bf0265b98b5d48ab919',
    ],
    [
      '16',
      KEY,
      'cafebabefacedbaddecaf888',
      'feedfacedeadbeeffeedfacedeadbeefabaddad2',
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662 76fc6ece0f4e1768cddf8853bb2d551b',
    ],
  ] as const;

  it.each(CASES)('agrees with test case %s of NIST', async (_, key, nonce, data, text, sealed) => {
    const aes = await crypto.subtle.importKey('raw', hex(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
    expect(toHex(await encrypt(aes, hex(nonce), hex(data), hex(text)))).toBe(sealed.replace(' ', ''));
    expect(toHex(await decrypt(aes, hex(nonce), hex(data), hex(sealed)))).toBe(text);
    await expect(decrypt(aes, hex(nonce), hex(`${data}00`), hex(sealed))).rejects.toBeInstanceOf(Error);
  });
});

describe('ECDSA on P-256', () => {
  // RFC 6979, appendix A.2.5: SHA-256 of "sample".
  const POINT = hex(
    '04 60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6 7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299',
  );
  const SIGNATURE = hex(
    'EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716 F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8',
  );
  const text = new TextEncoder().encode('sample');

  it('agrees with RFC 6979', async () => {
    expect(await isSignedBy(base64(POINT), base64(SIGNATURE), text)).toBe(true);
    expect(await isSignedBy(base64(POINT), base64(SIGNATURE), new TextEncoder().encode('Sample'))).toBe(false);
    expect(
      await isSignedBy(base64(POINT), base64(SIGNATURE.map((byte, i) => (i === 40 ? byte ^ 1 : byte))), text),
    ).toBe(false);
    expect(await isSignedBy(base64(POINT), base64(new Uint8Array(64)), text)).toBe(false);
  });
});

it('SHA-256 agrees with FIPS 180-2, appendix B.1', async () => {
  expect(toHex(await sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
