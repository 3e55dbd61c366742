import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits, MAX_MINOR_UNITS, parseMinorUnits, portionOf, toMinorUnits } from './minor-units.ts';
import { parseAmount } from './parseAmount.ts';
import { rescaleMinorUnits, type Rounding } from './rounding.ts';

const decimals = fc.integer({ min: 0, max: 18 });
const minor = fc.bigInt({ min: 0n, max: MAX_MINOR_UNITS });
const signed = fc.bigInt({ min: -(10n ** 23n), max: 10n ** 23n });
const rounding = fc.constantFrom<Rounding>('down', 'half-up', 'up');
const code = (text: string, places: number) => {
  const parsed = parseMinorUnits(text, places);
  return parsed.ok ? undefined : parsed.issue.code;
};

describe('parseMinorUnits', () => {
  it('reads every amount that fromMinorUnits writes', () => {
    fc.assert(
      fc.property(minor, decimals, (units, places) => {
        expect(parseMinorUnits(fromMinorUnits(units, places), places)).toEqual({ ok: true, value: units });
      }),
    );
  });

  it.each([
    ['0', 6, 0n],
    ['1', 6, 1_000_000n],
    ['0.000001', 6, 1n],
    ['1.50', 6, 1_500_000n],
    ['92233720368.54775807', 8, 2n ** 63n - 1n],
    ['9223372036854775807', 0, 2n ** 63n - 1n],
    ['7', 0, 7n],
  ])('reads %s with %i places', (text, places, units) => {
    expect(parseMinorUnits(text, places)).toEqual({ ok: true, value: units });
  });

  it.each([
    ' 1',
    '1 ',
    '+1',
    '-1',
    '-0',
    '1e3',
    '0x10',
    '01',
    '1.',
    '.5',
    '1,5',
    '1,000',
    '1.2.3',
    'NaN',
    'Infinity',
    '１',
    '٣',
    `0.${'1'.repeat(200)}`,
    '9'.repeat(100_000),
  ])('refuses %j', (text) => {
    expect(code(text, 6)).toBe('AMOUNT_FORMAT');
  });

  it('refuses an empty text, too many places, and more than a bigint column holds', () => {
    expect(code('', 6)).toBe('AMOUNT_EMPTY');
    expect(parseMinorUnits('1.0000001', 6)).toEqual({
      ok: false,
      issue: { code: 'AMOUNT_DECIMALS', params: { max: 6 } },
    });
    expect(parseMinorUnits('9223372036854.775808', 6)).toEqual({
      ok: false,
      issue: { code: 'AMOUNT_ABOVE_MAX', params: { max: '9223372036854.775807' } },
    });
  });

  it('rounds only when asked, with the given mode', () => {
    expect(code('1.9999999', 6)).toBe('AMOUNT_DECIMALS');
    expect(parseMinorUnits('1.9999999', 6, 'down')).toEqual({ ok: true, value: 1_999_999n });
    expect(parseMinorUnits('1.9999999', 6, 'up')).toEqual({ ok: true, value: 2_000_000n });
    expect(parseMinorUnits('1.0000005', 6, 'half-up')).toEqual({ ok: true, value: 1_000_001n });
    expect(code('9223372036854.7758071', 6)).toBe('AMOUNT_DECIMALS');
    expect(parseMinorUnits('9223372036854.7758071', 6, 'up')).toMatchObject({ issue: { code: 'AMOUNT_ABOVE_MAX' } });
  });

  it('never answers with more than the maximum, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), decimals, rounding, (text, places, mode) => {
        const parsed = parseMinorUnits(text, places, mode);
        if (parsed.ok) expect(parsed.value >= 0n && parsed.value <= MAX_MINOR_UNITS).toBe(true);
      }),
    );
  });

  it('accepts the same texts as parseAmount, and gives the same amount', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}(\.\d{0,9})?$/), fc.integer({ min: 0, max: 4 }), (text, places) => {
        const units = parseMinorUnits(text, places);
        const amount = parseAmount(text, { decimals: places });
        expect(units.ok).toBe(amount.ok);
        if (units.ok && amount.ok) expect(fromMinorUnits(units.value, places)).toBe(amount.value);
      }),
    );
  });

  it.each([-1, 1.5, 31, Number.NaN])('throws when asked for %d places', (places) => {
    expect(() => parseMinorUnits('1', places)).toThrow(RangeError);
    expect(() => fromMinorUnits(1n, places)).toThrow(RangeError);
  });
});

describe('minor units', () => {
  it('convert to a decimal string and back', () => {
    fc.assert(
      fc.property(signed, decimals, (units, places) => {
        expect(toMinorUnits(fromMinorUnits(units, places), places)).toBe(units);
      }),
    );
  });

  it('never drop a place silently', () => {
    expect(toMinorUnits('1.50', 1)).toBe(15n);
    expect(() => toMinorUnits('1.55', 1)).toThrow(RangeError);
  });

  it('keep the sign, and zero has none', () => {
    expect(fromMinorUnits(-1_500_000n, 6)).toBe('-1.5');
    expect(fromMinorUnits(-1n, 8)).toBe('-0.00000001');
    expect(fromMinorUnits(-0n, 2)).toBe('0');
  });
});

describe('rescaleMinorUnits', () => {
  it('is exact towards more places', () => {
    fc.assert(
      fc.property(signed, decimals, decimals, (units, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        expect(rescaleMinorUnits(rescaleMinorUnits(units, from, to), to, from)).toBe(units);
      }),
    );
  });

  it('rounds towards zero by default', () => {
    expect([199n, -199n].map((units) => rescaleMinorUnits(units, 2, 1))).toEqual([19n, -19n]);
    expect([191n, -191n].map((units) => rescaleMinorUnits(units, 2, 1, 'up'))).toEqual([20n, -20n]);
    expect([195n, -195n].map((units) => rescaleMinorUnits(units, 2, 1, 'half-up'))).toEqual([20n, -20n]);
  });
});

describe('portionOf', () => {
  const part = fc.bigInt({ min: 0n, max: 10_000n });

  it('is at most the exact share when it rounds down, at least the exact share when up, never off by one unit', () => {
    fc.assert(
      fc.property(minor, part, (units, share) => {
        const exact = units * share;
        const down = portionOf(units, share, 10_000n, 'down');
        const up = portionOf(units, share, 10_000n, 'up');
        expect(down * 10_000n <= exact && exact < (down + 1n) * 10_000n).toBe(true);
        expect(up * 10_000n >= exact && exact > (up - 1n) * 10_000n).toBe(true);
      }),
    );
  });

  it('rounds to the nearest unit when asked', () => {
    fc.assert(
      fc.property(minor, part, (units, share) => {
        const error = portionOf(units, share, 10_000n, 'half-up') * 10_000n - units * share;
        expect((error < 0n ? -error : error) * 2n <= 10_000n).toBe(true);
      }),
    );
  });

  it('refuses to divide by zero', () => {
    expect(() => portionOf(1n, 1n, 0n, 'down')).toThrow(RangeError);
  });
});
