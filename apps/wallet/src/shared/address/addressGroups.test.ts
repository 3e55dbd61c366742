import { describe, expect, it } from 'vitest';
import { addressGroups } from './addressGroups.ts';

const drawn = (address: string) =>
  addressGroups(address).map((group) =>
    group.map(({ text, strong }) => (strong ? text.toUpperCase() : text)).join('|'),
  );

describe('addressGroups', () => {
  it('makes groups of four and highlights the first and last six characters [S33]', () => {
    expect(drawn('abcdefghijklmnopqrstuvwxyzabcdefgh')).toEqual([
      'ABCD',
      'EF|gh',
      'ijkl',
      'mnop',
      'qrst',
      'uvwx',
      'yzab',
      'CDEF',
      'GH',
    ]);
  });

  it('loses no character', () => {
    for (const address of ['', 'a', 'abcde', '0x52908400098527886e0f7030069857d2e4169ee7']) {
      expect(
        addressGroups(address)
          .flatMap((group) => group.map(({ text }) => text))
          .join(''),
      ).toBe(address);
    }
  });

  it('highlights all of a short address', () => {
    expect(drawn('abcdefghijkl')).toEqual(['ABCD', 'EFGH', 'IJKL']);
  });
});
