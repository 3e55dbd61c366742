import { compareAmounts, fromMinorUnits } from '@ezwallet/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundPrice } from './rounding.ts';

const price = fc.bigInt({ min: 0n, max: 10n ** 24n }).map((units) => fromMinorUnits(units, 18));

describe('roundPrice', () => {
  it.each([
    ['7.21134', 'down', '7.2113'],
    ['7.21131', 'up', '7.2114'],
    ['7.21135', 'half-up', '7.2114'],
    ['695421.128', 'down', '695421.12'],
    ['695421.121', 'up', '695421.13'],
    ['0.000022149', 'half-up', '0.00002215'],
    ['0.243055', 'up', '0.24306'],
    ['1', 'up', '1'],
    ['0', 'up', '0'],
  ] as const)('%s %s is %s', (text, rounding, rounded) => {
    expect(roundPrice(text, rounding)).toBe(rounded);
  });

  it('up is never below, down never above, and rounding twice changes nothing', () => {
    fc.assert(
      fc.property(price, (text) => {
        const [down, up] = [roundPrice(text, 'down'), roundPrice(text, 'up')];
        expect(compareAmounts(down, text)).toBeLessThanOrEqual(0);
        expect(compareAmounts(up, text)).toBeGreaterThanOrEqual(0);
        expect(roundPrice(down, 'up')).toBe(down);
        expect(up).toMatch(/^(?:0|[1-9]\d*)(?:\.\d{1,8})?$/);
      }),
    );
  });
});
