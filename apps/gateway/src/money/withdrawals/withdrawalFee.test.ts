import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits, toMinorUnits } from '@ezwallet/validators';
import { policy } from '../../config/index.ts';
import type { RateSnapshot } from '../../outside/price-feed/RateSource.ts';
import { withdrawalFee } from './fees.ts';

const ratesOf = (prices: Readonly<Record<string, string>>): RateSnapshot => ({
  at: 0,
  fiat: { CNY: '7' },
  coins: Object.entries(prices).map(([currency, price]) => ({ currency, price, series: [] })),
});

describe('withdrawalFee', () => {
  it.each([
    ['TRC20', 'USDT', 6, 1_000_000n],
    ['BEP20', 'USDT', 6, 500_000n],
    ['ERC20', 'USDT', 6, 5_000_000n],
    ['BTC', 'BTC', 8, 20_000n],
  ])('over %s in %s is what it is set to, without a price', (network, currency, scale, fee) => {
    expect(withdrawalFee(policy, ratesOf({}), { network, currency, scale })).toBe(fee);
  });

  it.each([
    ['ETH', '3441.63', 8, '0.0015'],
    ['USDC', '0.9998', 6, '5'],
    ['SHIB', '0.00002212', 4, '230000'],
    ['MATIC', '0.46', 8, '11'],
  ])('in %s at %s is converted and rounded to two digits', (currency, price, scale, fee) => {
    const rates = ratesOf({ [currency]: price });
    expect(withdrawalFee(policy, rates, { network: 'ERC20', currency, scale })).toBe(toMinorUnits(fee, scale));
  });

  it('is unknown without a price, and over a network that has none', () => {
    expect(withdrawalFee(policy, ratesOf({}), { network: 'ERC20', currency: 'ETH', scale: 8 })).toBeUndefined();
    const withoutPrice = ratesOf({ ETH: '0' });
    expect(withdrawalFee(policy, withoutPrice, { network: 'ERC20', currency: 'ETH', scale: 8 })).toBeUndefined();
    expect(withdrawalFee(policy, ratesOf({}), { network: 'BEP2', currency: 'USDT', scale: 6 })).toBeUndefined();
  });

  it('is never nothing, has two digits, and is worth what it is set to within a twentieth', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 26n), fc.integer({ min: 4, max: 8 }), (units, scale) => {
        const price = fromMinorUnits(units, 18);
        const fee = withdrawalFee(policy, ratesOf({ ETH: price }), { network: 'ERC20', currency: 'ETH', scale }) ?? 0n;
        expect(fee).toBeGreaterThan(0n);
        expect(fee.toString()).toMatch(/^\d{1,2}0*$/);
        // In units of 10^-18 USDT times 10^scale.
        const [value, set] = [fee * units, 5n * 10n ** BigInt(18 + scale)];
        const off = value > set ? value - set : set - value;
        // One minor unit of a coin may be worth more than a twentieth of the fee.
        expect(off * 20n <= set || off <= units).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
