import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './shareOut.ts';

test.each([
  [
    [1n, 1n, 1n],
    [334, 333, 333],
  ],
  [
    [642018n, 310280n, 236297n, 64449n, 31588n],
    [500, 241, 184, 50, 25],
  ],
  [
    [99_999n, 1n],
    [1000, 0],
  ],
  [[7n], [1000]],
] as const)('splits %s into %s', (parts, shares) => {
  expect(shareOut(parts)).toEqual(shares);
});

test('always adds up to the whole; each part is within 0.1 % of its exact value, and a larger part never gets less', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 30n }), { minLength: 1, maxLength: 7 }), (parts) => {
      const shares = shareOut(parts);
      const whole = parts.reduce((a, b) => a + b);
      expect(shares.reduce((a, b) => a + b)).toBe(1000);
      shares.forEach((share, i) => {
        const lost = parts[i]! * 1000n - BigInt(share) * whole;
        expect(lost < whole && lost > -whole).toBe(true);
        shares.forEach((other, j) => parts[i]! > parts[j]! && expect(share).toBeGreaterThanOrEqual(other));
      });
    }),
  );
});
