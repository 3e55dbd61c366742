import { compareAmounts, fromMinorUnits } from '@ezwallet/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPrices, median, type Prices } from './medianOf.ts';

const price = fc.bigInt({ min: 1n, max: 10n ** 20n }).map((units) => fromMinorUnits(units, 12));
const source = (cny: string, coins: Readonly<Record<string, string>> = {}): Prices => ({
  fiat: { CNY: cny },
  coins: Object.entries(coins).map(([currency, at]) => ({ currency, price: at, series: ['1', at] })),
});

describe('the median', () => {
  it('lies among the prices, whatever fewer than half of the sources say', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 3, maxLength: 7 }),
        fc.array(price, { maxLength: 3 }),
        (honest, lies) => {
          const some = lies.slice(0, Math.ceil(honest.length / 2) - 1);
          const found = median([...honest, ...some]);
          const inOrder = honest.toSorted(compareAmounts);
          expect(compareAmounts(found, inOrder[0]!)).toBeGreaterThanOrEqual(0);
          expect(compareAmounts(found, inOrder.at(-1)!)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  it.each([
    [['7.2'], '7.2'],
    [['7.3', '7.1', '9'], '7.3'],
    [['7.1', '7.2'], '7.15'],
  ])('of %j is %s', (prices, middle) => expect(median(prices)).toBe(middle));
});

describe('sources together', () => {
  it('have the price that more than half of all of them tell', () => {
    const joined = joinPrices([source('7.2', { BTC: '100000', ETH: '3000' }), source('7.3', { BTC: '100100' })], 3);
    expect(joined).toEqual({
      fiat: { CNY: '7.25' },
      coins: [{ currency: 'BTC', price: '100050', series: ['1', '100050'] }],
    });
  });

  it('have none while half of them are silent', () => {
    expect(() => joinPrices([source('7.2')], 2)).toThrow('Only 1 of 2 price sources answer.');
  });
});
