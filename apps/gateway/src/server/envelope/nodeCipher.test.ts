import { randomBytes } from 'node:crypto';
import { EnvelopeError, openBody, sealBody } from '@ezwallet/api-client/envelope';
import { describe, expect, it } from 'vitest';
import { openText, sealText } from './nodeCipher.ts';

const texts = [
  '',
  '{}',
  'x'.repeat(15),
  'x'.repeat(16),
  'x'.repeat(17),
  '金额 12.5 USDT 🪙',
  '\ufeffmark',
  'x'.repeat(100_003),
];

describe.each([16, 24, 32])('with a key of %i bytes', (length) => {
  const key = randomBytes(length);

  it('seals and opens as the library of the wire does', () => {
    for (const text of texts) {
      expect(sealText(key, text)).toBe(sealBody(key, text));
      expect(openText(key, sealBody(key, text))).toBe(text);
      expect(openBody(key, sealText(key, text))).toBe(text);
    }
  });
});

it.each([
  ['no base64', () => '####'],
  ['base64 without its padding', (key: Buffer) => sealText(key, '{}').replace(/=+$/, '')],
  ['white space', (key: Buffer) => `${sealText(key, '{}')}\n`],
  ['half a block', () => randomBytes(8).toString('base64')],
  ['nothing', () => ''],
  ['another key’s text', () => sealText(randomBytes(16), '{"pageNo":1}')],
])('refuses %s, as the library does', (_what, make) => {
  const key = randomBytes(16);
  const sealed = make(key);
  expect(() => openText(key, sealed)).toThrow(Error);
  expect(() => openBody(key, sealed)).toThrow(EnvelopeError);
});
