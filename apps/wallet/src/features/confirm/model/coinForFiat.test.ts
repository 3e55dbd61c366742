import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addAmounts, compareAmounts, fromMinorUnits, multiplyAmounts } from '@ezwallet/validators';
import { coinForFiat } from './coinForFiat.ts';

it('buys as much of the coin as its places can say', () => {
  expect(coinForFiat('100', '7.2', 6)).toBe('13.888888');
  expect(coinForFiat('100.', '7.2', 2)).toBe('13.88');
  expect(coinForFiat('0.01', '768085.91', 8)).toBe('0.00000001');
  expect(coinForFiat('', '7.2', 6)).toBe('');
});

it('is never worth more than what was typed, and one more unit would be', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 11n }),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.integer({ min: 2, max: 8 }),
      (fiatUnits, rateUnits, decimals) => {
        const [fiat, rate] = [fromMinorUnits(fiatUnits, 2), fromMinorUnits(rateUnits, 8)];
        const coins = coinForFiat(fiat, rate, decimals);
        expect(compareAmounts(multiplyAmounts(coins, rate, 16), fiat)).toBeLessThanOrEqual(0);
        const more = addAmounts(coins, fromMinorUnits(1n, decimals));
        expect(compareAmounts(multiplyAmounts(more, rate, 16), fiat)).toBe(1);
      },
    ),
  );
});
