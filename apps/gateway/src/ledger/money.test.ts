import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney, parseMoneyDown, portionOf, rescale } from './money.ts';

const scale = fc.integer({ min: 0, max: 8 });
const minor = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });

describe('money', () => {
  it('writes and reads every amount without loss', () => {
    fc.assert(fc.property(minor, scale, (amount, places) => {
      expect(parseMoney(formatMoney(amount, places), places)).toBe(amount);
    }));
  });

  it.each([
    ['0', 6, 0n],
    ['1', 6, 1_000_000n],
    ['0.000001', 6, 1n],
    ['1.50', 6, 1_500_000n],
    ['92233720368.54775807', 8, 2n ** 63n - 1n],
    ['7', 0, 7n],
  ])('reads %s at scale %i', (text, places, expected) => {
    expect(parseMoney(text, places)).toBe(expected);
  });

  it.each(['', ' 1', '1 ', '+1', '-1', '-0', '1e3', '0x10', '01', '1.', '.5', '1,5', '1.2.3', 'NaN', 'Infinity', '１', '٣', '1.0000001', '92233720368547.75808', '99999999999999999999'])(
    'refuses %j',
    (text) => {
      expect(parseMoney(text, 6)).toBeUndefined();
    },
  );

  it('rounds down only where asked', () => {
    expect(parseMoney('1.9999999', 6)).toBeUndefined();
    expect(parseMoneyDown('1.9999999', 6)).toBe(1_999_999n);
  });

  it('never exceeds the exact value when it rounds down, and never falls below when up', () => {
    const part = fc.bigInt({ min: 0n, max: 10_000n });
    fc.assert(fc.property(minor, part, (amount, share) => {
      const exact = amount * share;
      const down = portionOf(amount, share, 10_000n, 'down');
      const up = portionOf(amount, share, 10_000n, 'up');
      expect(down * 10_000n <= exact && exact < (down + 1n) * 10_000n).toBe(true);
      expect(up * 10_000n >= exact && exact > (up - 1n) * 10_000n).toBe(true);
    }));
  });

  it('rescales up exactly and down by cutting', () => {
    fc.assert(fc.property(minor, scale, scale, (amount, from, to) => {
      const there = rescale(amount, from, to);
      expect(rescale(there, to, from) <= amount).toBe(true);
      if (to >= from) expect(rescale(there, to, from)).toBe(amount);
    }));
  });

  it('writes negative amounts, which only postings have', () => {
    expect(formatMoney(-1_500_000n, 6)).toBe('-1.5');
    expect(formatMoney(-1n, 8)).toBe('-0.00000001');
  });
});
