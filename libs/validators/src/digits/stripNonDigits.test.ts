import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripNonDigits } from './stripNonDigits.ts';

describe('stripNonDigits', () => {
  it.each([
    ['+86 131-2345-6789', '8613123456789'],
    ['１２３４５６', '123456'],
    ['12a3٤½', '123'],
    ['', ''],
  ])('turns %j into %j', (text, digits) => {
    expect(stripNonDigits(text)).toBe(digits);
  });

  it('keeps only ASCII digits, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9]*$/), (noise, digits) => {
        expect(stripNonDigits(noise)).toMatch(/^[0-9]*$/);
        expect(stripNonDigits(digits.split('').join(' -'))).toBe(digits);
      }),
    );
  });
});
