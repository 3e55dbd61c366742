import { describe, expect, it } from 'vitest';
import { createKeyServerV2 } from '../../testing/createKeyServerV2.ts';
import { transcriptOf } from './binding.ts';
import { readNumber } from './numbers.ts';
import { readOffer } from './offer.ts';
import { readPins, writePins } from './pins.ts';

const key = `B${'A'.repeat(86)}=`;
const offer = { versions: [2, 1], kids: ['00112233445566aa'], key };

describe('readOffer', () => {
  it('reads an offer', () => {
    expect(readOffer(JSON.stringify({ ...offer, more: 1 }))).toEqual(offer);
  });

  it.each<readonly [string, string]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ...Object.entries({
      'no versions': { versions: [] },
      'a version that is no number': { versions: ['2'] },
      'many versions': { versions: [1, 2, 3, 4, 5] },
      'no kids': { kids: [] },
      'a kid with a line feed': { kids: ['00112233445566a\n'] },
      'many kids': { kids: Array.from({ length: 5 }, () => '00112233445566aa') },
      'a compressed point': { key: 'AgAA' },
      'a long point': { key: `${key}AAAA` },
    }).map(([what, change]) => [what, JSON.stringify({ ...offer, ...change })] as const),
  ])('refuses %s', (_, text) => {
    expect(readOffer(text)).toBeUndefined();
  });
});

describe('readPins', () => {
  it('reads what writePins writes', () => {
    const pins = [...createKeyServerV2().pins, ...createKeyServerV2().pins];
    expect(readPins(writePins(pins))).toEqual(pins);
    expect(readPins(`\n ${writePins(pins)} `)).toEqual(pins);
    expect(readPins('')).toEqual([]);
  });

  it.each(['x', '00112233445566aa', '00112233445566aa:', '00112233445566AA:AAAA', '%VITE_ENVELOPE_PINS%'])(
    'refuses %j',
    (text) => {
      expect(() => readPins(text)).toThrow(TypeError);
    },
  );
});

describe('readNumber', () => {
  const sealed = (hex: string) => Buffer.from(hex + '00'.repeat(16), 'hex');

  it('reads a number from 1 on', () => {
    expect(readNumber(sealed('0000000000000001'))).toBe(1n);
    expect(readNumber(sealed('0020000000000000'))).toBe(2n ** 53n);
  });

  it.each(['0000000000000000', '0020000000000001', 'ffffffffffffffff', ''])('refuses %j', (hex) => {
    expect(() => readNumber(sealed(hex))).toThrow(expect.objectContaining({ fault: 'SEALED_TEXT' }));
  });
});

it('two exchanges that differ in anything have different transcripts', () => {
  const facts = {
    sessionId: 's',
    holder: { deviceId: 'd', fingerprint: 'f' },
    versions: [2, 1],
    kids: ['a'],
    clientKey: 'c',
    version: 2,
    kid: 'a',
    serverKey: 'k',
  };
  const changes = [
    {},
    { sessionId: 't' },
    { holder: { deviceId: 'd', fingerprint: 'g' } },
    { holder: { deviceId: 'e', fingerprint: 'f' } },
    { versions: [2] },
    { kids: ['a', 'b'] },
    { clientKey: '' },
    { version: 1 },
    { kid: 'b' },
    { serverKey: 'l' },
  ];
  const texts = changes.map((change) => Buffer.from(transcriptOf({ ...facts, ...change })).toString());
  expect(new Set(texts).size).toBe(changes.length);
});
