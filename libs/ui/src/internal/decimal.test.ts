import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinor, scaleOf, toMinor } from './decimal.ts';

test.each([
  ['12846.32', 2, 1284632n],
  ['-12.5', 2, -1250n],
  ['+0.00001234', 8, 1234n],
  ['7', 3, 7000n],
  ['5.', 1, 50n],
  ['1.999', 2, 199n],
  ['1e5', 2, undefined],
  ['', 2, undefined],
  ['1,000', 0, undefined],
] as const)('%s with %i places is %s', (value, scale, minor) => {
  expect(toMinor(value, scale)).toBe(minor);
});

test('returns the places of the most precise value', () => {
  expect(scaleOf(['1', '2.5', '3.125', 'x.yyyyy'])).toBe(3);
  expect(scaleOf([])).toBe(0);
});

test('writes what it reads', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(18), (minor, scale) => {
      expect(toMinor(fromMinor(minor, scale), scale)).toBe(minor);
    }),
  );
  expect(fromMinor(-5n, 2)).toBe('-0.05');
  expect(fromMinor(5n, 0)).toBe('5');
});
