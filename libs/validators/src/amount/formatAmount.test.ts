import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/amount_format.json' with { type: 'json' };
import { roundAmount } from './arithmetic.ts';
import { formatAmount, type FormatAmountOptions } from './formatAmount.ts';
import { groupAmount } from './groupAmount.ts';
import { fromMinorUnits } from './minor-units.ts';

/** The formats of the set that apply to amounts; the others abbreviate, pad, or add currencies. */
const formats: Readonly<Record<string, FormatAmountOptions>> = {
  '0': { decimals: 0, grouping: false },
  '0.0': { decimals: 1, grouping: false },
  '0.00': { decimals: 2, grouping: false },
  '0.000': { decimals: 3, grouping: false },
  '0.[0]': { decimals: 1, minDecimals: 0, grouping: false },
  '0.00[0]': { decimals: 3, minDecimals: 2, grouping: false },
  '0[.]00[0]': { decimals: 3, minDecimals: 2, grouping: false },
  '0.0[00000000000000]': { decimals: 15, minDecimals: 1, grouping: false },
  '0,0': { decimals: 0 },
  '-0,0': { decimals: 0 },
  '0,0.0': { decimals: 1 },
  'd3 .2f': { decimals: 2, grouping: false },
  'd3 10,.3f': { decimals: 3 },
  'd3 1,d': { decimals: 0 },
  'd3 01,d': { decimals: 0 },
  'd3 >1,d': { decimals: 0 },
  'd3 <1,d': { decimals: 0 },
  'd3 2,d': { decimals: 0 },
  'd3 5,d': { decimals: 0 },
  'd3 8,d': { decimals: 0 },
};

/** The only rows of these formats with padding. */
const padded = (expected: string): boolean => expected.startsWith(' ');
const applicable = vectors.cases.filter(({ format, expected }) => format in formats && !padded(expected));

describe('formatAmount', () => {
  it('is tested with every format that applies', () => {
    expect(new Set(applicable.map(({ format }) => format))).toEqual(new Set(Object.keys(formats)));
  });

  it.each(applicable)('$input as $format: $expected', ({ input, format, expected }) => {
    expect(formatAmount(input, { ...formats[format], rounding: 'half-up' })).toBe(expected);
  });

  it.each([
    ['1234567.891', {}, '1,234,567.89'],
    ['0', {}, '0.00'],
    ['999.999', {}, '999.99'],
    ['999.999', { rounding: 'half-up' }, '1,000.00'],
    ['-1234.5', {}, '-1,234.50'],
    ['-123456', { decimals: 0 }, '-123,456'],
    ['1.5', { decimals: 6, minDecimals: 2 }, '1.50'],
    ['1.234567', { decimals: 6, minDecimals: 2 }, '1.234567'],
    ['12345678901234567890.12', {}, '12,345,678,901,234,567,890.12'],
  ] as const)('%s with %j: %s', (value, options, text) => {
    expect(formatAmount(value, options)).toBe(text);
  });

  it('throws on text that is not a number', () => {
    expect(() => formatAmount('NaN')).toThrow(RangeError);
    expect(() => formatAmount('1', { decimals: -1 })).toThrow(RangeError);
  });

  it('groups by three and loses nothing', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 8 }), (units, decimals) => {
        const value = fromMinorUnits(units, decimals);
        const text = formatAmount(value, { decimals });
        expect(text.replaceAll(',', '')).toBe(roundAmount(value, decimals, 'down'));
        expect(text).toMatch(/^-?[0-9]{1,3}(,[0-9]{3})*(\.[0-9]+)?$/);
      }),
    );
  });
});

describe('groupAmount', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['1234', '1,234'],
    ['1234.', '1,234.'],
    ['1234.50', '1,234.50'],
    ['1234567.123456', '1,234,567.123456'],
    ['.5', '.5'],
  ])('%j during typing: %j', (text, grouped) => {
    expect(groupAmount(text)).toBe(grouped);
  });
});
