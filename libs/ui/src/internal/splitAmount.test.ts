import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmount } from './splitAmount.ts';

test.each([
  ['0', undefined, '0', '', false],
  ['12846.32', undefined, '12,846', '32', false],
  ['-0.62', 2, '0', '62', true],
  ['+128.4', 2, '128', '40', false],
  ['12345678901234567.899', 2, '12,345,678,901,234,567', '89', false],
  ['000123', 0, '123', '', false],
  ['0.03218', 8, '0', '03218000', false],
  ['-0.001', 2, '0', '00', false],
  ['5.', undefined, '5', '', false],
] as const)('%s with %s decimals', (value, decimals, integer, fraction, negative) => {
  expect(splitAmount(value, decimals)).toEqual({ integer, fraction, negative });
});

test.each(['', 'abc', '1e5', '1,000', '.5', '--1', 'NaN', 'Infinity', '1.2.3'])('%j is not an amount', (value) => {
  expect(splitAmount(value)).toBeUndefined();
});

test('keeps every digit of any amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(18), (minor, scale) => {
      const digits = minor.toString().padStart(scale + 1, '0');
      const whole = digits.slice(0, digits.length - scale);
      const fraction = digits.slice(digits.length - scale);
      const parts = splitAmount(scale ? `${whole}.${fraction}` : whole);
      expect(BigInt(parts!.integer.replaceAll(',', '') + parts!.fraction)).toBe(minor);
      expect(parts!.integer).toMatch(/^\d{1,3}(,\d{3})*$/);
    }),
  );
});
