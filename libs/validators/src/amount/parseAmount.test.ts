import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/amount_grouping.json' with { type: 'json' };
import { groupAmount } from './groupAmount.ts';
import { parseAmount } from './parseAmount.ts';

const usdt = { decimals: 6 } as const;
const typed = { decimals: 6, form: 'typed' } as const;

describe('parseAmount from the wire', () => {
  it.each([
    ['0', '0'],
    ['0.00', '0'],
    ['1.50', '1.5'],
    ['100', '100'],
    ['0.000001', '0.000001'],
    ['999999999999999.999999', '999999999999999.999999'],
  ])('normalises %s to %s', (text, value) => {
    expect(parseAmount(text, usdt)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'AMOUNT_EMPTY'],
    ['NaN', 'AMOUNT_FORMAT'],
    ['Infinity', 'AMOUNT_FORMAT'],
    ['1e3', 'AMOUNT_FORMAT'],
    ['1E3', 'AMOUNT_FORMAT'],
    ['-0', 'AMOUNT_FORMAT'],
    ['-1', 'AMOUNT_FORMAT'],
    ['+1', 'AMOUNT_FORMAT'],
    ['0x10', 'AMOUNT_FORMAT'],
    ['0b1', 'AMOUNT_FORMAT'],
    ['1n', 'AMOUNT_FORMAT'],
    ['1_000', 'AMOUNT_FORMAT'],
    ['１２', 'AMOUNT_FORMAT'],
    ['١٢', 'AMOUNT_FORMAT'],
    ['1，000', 'AMOUNT_FORMAT'],
    ['1,000', 'AMOUNT_FORMAT'],
    ['.5', 'AMOUNT_FORMAT'],
    ['5.', 'AMOUNT_FORMAT'],
    ['.', 'AMOUNT_FORMAT'],
    ['00', 'AMOUNT_FORMAT'],
    ['01', 'AMOUNT_FORMAT'],
    ['1.2.3', 'AMOUNT_FORMAT'],
    [' 1', 'AMOUNT_FORMAT'],
    ['1\n', 'AMOUNT_FORMAT'],
    ['1\u0000', 'AMOUNT_FORMAT'],
    ['0.0000001', 'AMOUNT_DECIMALS'],
    ['1.0000000', 'AMOUNT_DECIMALS'],
    ['123456789012345678901', 'AMOUNT_TOO_MANY_DIGITS'],
    ['9'.repeat(100_000), 'AMOUNT_TOO_MANY_DIGITS'],
  ])('refuses %j with %s [S30]', (text, code) => {
    expect(parseAmount(text, usdt)).toMatchObject({ ok: false, issue: { code } });
  });

  it('refuses decimal places where the asset has none', () => {
    expect(parseAmount('1.0', { decimals: 0 })).toMatchObject({
      issue: { code: 'AMOUNT_DECIMALS', params: { max: 0 } },
    });
    expect(parseAmount('1', { decimals: 0 })).toEqual({ ok: true, value: '1' });
  });
});

describe('parseAmount as typed', () => {
  it.each([
    ['1,234.50', '1234.5'],
    ['1,234,567', '1234567'],
    ['1,234.', '1234'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0.', '0'],
  ])('reads %s as %s', (text, value) => {
    expect(parseAmount(text, typed)).toEqual({ ok: true, value });
  });

  it.each(['.', ',', '1,23', '12,34.56', '0,123', ',123', '1,234,', '1.234,5', '1,,234', '1234,567', '1 234', '-1'])(
    'refuses %j',
    (text) => {
      expect(parseAmount(text, typed)).toMatchObject({ ok: false, issue: { code: 'AMOUNT_FORMAT' } });
    },
  );

  it.each(vectors.cases)('$input: as collected, without sign and currency', ({ input, expected }) => {
    const foreign = /[$-]/.test(input);
    expect(parseAmount(input, { decimals: 2, form: 'typed' }).ok).toBe(expected && !foreign);
  });

  it('reads back what groupAmount shows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,6})?$/), (text) => {
        expect(parseAmount(groupAmount(text), typed)).toEqual(parseAmount(text, usdt));
      }),
    );
  });
});

describe('parseAmount limits', () => {
  const limits = { decimals: 2, positive: true, min: '10', max: '500.5' } as const;

  it.each([
    ['0.00', { code: 'AMOUNT_ZERO', params: {} }],
    ['9.99', { code: 'AMOUNT_BELOW_MIN', params: { min: '10' } }],
    ['500.51', { code: 'AMOUNT_ABOVE_MAX', params: { max: '500.5' } }],
  ])('refuses %s', (text, issue) => {
    expect(parseAmount(text, limits)).toEqual({ ok: false, issue });
  });

  it.each(['10', '10.00', '500.50'])('accepts %s', (text) => {
    expect(parseAmount(text, limits).ok).toBe(true);
  });

  it.each([-1, 1.5, Number.NaN, 31])('throws on %s decimals', (decimals) => {
    expect(() => parseAmount('1', { decimals })).toThrow(RangeError);
  });

  it('throws on a limit that is not a decimal string', () => {
    expect(() => parseAmount('1', { decimals: 2, max: '1e3' })).toThrow(RangeError);
  });
});

describe('parseAmount on anything', () => {
  it('accepts only plain decimals, and is idempotent [S30]', () => {
    const lookalike = fc.string({ unit: fc.constantFrom(...'0123456789.,+-eExX٣１ '.split('')), maxLength: 12 });
    fc.assert(
      fc.property(lookalike, fc.constantFrom('wire' as const, 'typed' as const), (text, form) => {
        const checked = parseAmount(text, { decimals: 6, form });
        fc.pre(checked.ok);
        expect(checked.value).toMatch(/^(0|[1-9][0-9]*)(\.[0-9]*[1-9])?$/);
        expect(Number(checked.value)).toBe(Number(text.replaceAll(',', '')));
        expect(parseAmount(checked.value, usdt)).toEqual(checked);
      }),
      { numRuns: 5000 },
    );
  });
});
