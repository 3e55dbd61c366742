import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts, multiplyAmounts, roundAmount, subtractAmounts } from './arithmetic.ts';
import { fromMinorUnits } from './minor-units.ts';

/** Minor units at scale 8, and their decimal string. */
const units = fc.bigInt({ min: -(10n ** 23n), max: 10n ** 23n });
const amount = units.map((value) => fromMinorUnits(value, 8));

describe('arithmetic on decimal strings', () => {
  it('adds a tenth and two tenths to three tenths', () => {
    expect(addAmounts('0.1', '0.2')).toBe('0.3');
    expect(subtractAmounts('0.3', '0.1')).toBe('0.2');
    expect(compareAmounts(addAmounts('0.1', '0.2'), '0.30')).toBe(0);
  });

  it('never writes a negative zero', () => {
    expect(subtractAmounts('1', '1.00')).toBe('0');
    expect(addAmounts('-0', '0')).toBe('0');
    expect(fromMinorUnits(-0n, 2)).toBe('0');
  });

  it('adds, subtracts and compares like bigints', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        const [left, right] = [fromMinorUnits(a, 8), fromMinorUnits(b, 8)];
        expect(addAmounts(left, right)).toBe(fromMinorUnits(a + b, 8));
        expect(subtractAmounts(left, right)).toBe(fromMinorUnits(a - b, 8));
        expect(compareAmounts(left, right)).toBe(a === b ? 0 : a < b ? -1 : 1);
      }),
    );
  });

  it('sorts', () => {
    expect(['10', '9.5', '-1', '0.09', '0.1'].toSorted(compareAmounts)).toEqual(['-1', '0.09', '0.1', '9.5', '10']);
  });

  it("the result does not depend on the operands' scale", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const padded = a.includes('.') ? `${a}000` : `${a}.000`;
        expect(addAmounts(padded, b)).toBe(addAmounts(a, b));
        expect(addAmounts(a, b)).toBe(addAmounts(b, a));
        expect(subtractAmounts(addAmounts(a, b), b)).toBe(addAmounts(a, '0'));
      }),
    );
  });

  it.each(['', 'NaN', '1e3', '.5', '5.', '+1', '--1', '1,000', '1'.repeat(200)])('throws on %j', (text) => {
    expect(() => addAmounts(text, '1')).toThrow(RangeError);
    expect(() => compareAmounts('1', text)).toThrow(RangeError);
  });
});

describe('rounding', () => {
  it.each([
    ['1.005', 2, 'half-up', '1.01'],
    ['1.004999', 2, 'half-up', '1.00'],
    ['-1.005', 2, 'half-up', '-1.01'],
    ['1.009', 2, 'down', '1.00'],
    ['-1.009', 2, 'down', '-1.00'],
    ['-0.001', 2, 'down', '0.00'],
    ['-0.001', 2, 'half-up', '0.00'],
    ['0.5', 0, 'half-up', '1'],
    ['1.001', 2, 'up', '1.01'],
    ['-1.001', 2, 'up', '-1.01'],
    ['1.01', 2, 'up', '1.01'],
    ['7', 3, 'down', '7.000'],
  ] as const)('%s to %i places, %s: %s', (value, decimals, rounding, rounded) => {
    expect(roundAmount(value, decimals, rounding)).toBe(rounded);
  });

  it('the error is below one place downwards and at most half a place otherwise', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 8 }), (value, decimals) => {
        const magnitude = value.replace('-', '');
        const place = fromMinorUnits(1n, decimals);
        const lost = subtractAmounts(magnitude, roundAmount(magnitude, decimals, 'down'));
        expect(compareAmounts(lost, '0')).toBeGreaterThanOrEqual(0);
        expect(compareAmounts(lost, place)).toBe(-1);
        const error = subtractAmounts(magnitude, roundAmount(magnitude, decimals, 'half-up')).replace('-', '');
        expect(compareAmounts(addAmounts(error, error), place)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('multiplyAmounts', () => {
  it.each([
    ['100', '7.2345', 2, 'half-up', '723.45'],
    ['0.000001', '0.000001', 8, 'down', '0'],
    ['1.005', '100', 0, 'down', '100'],
    ['33.33', '3', 2, undefined, '99.99'],
  ] as const)('%s times %s', (a, b, decimals, rounding, product) => {
    expect(multiplyAmounts(a, b, decimals, rounding)).toBe(product);
  });
});
