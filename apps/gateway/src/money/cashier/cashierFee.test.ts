import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policy } from '../../config/index.ts';
import { cashierFee } from './cashierFee.ts';

const USDT = 1_000_000n;
const feeOf = (amount: bigint, before = 0n) => cashierFee(policy, { asset: 'USDT', scale: 6, before, amount });

describe('the cashier’s fee', () => {
  it('is 0.6 %, at least 0.01 USDT, rounded up to the millionth', () => {
    expect(feeOf(100n * USDT)).toBe(600_000n);
    expect(feeOf(USDT)).toBe(10_000n);
    expect(feeOf(100_000n)).toBe(10_000n);
    expect(feeOf(38_500_001n)).toBe(231_001n);
  });

  it('of all parts together is that of one, and never more than a part brings', () => {
    const parts = fc.array(fc.bigInt(1n, 50_000n * USDT), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, (rest) => {
        // The first part is at least what a merchant may ask for.
        let [before, fees] = [0n, 0n];
        for (const amount of [100_000n, ...rest]) {
          const fee = feeOf(amount, before);
          expect(fee).toBeGreaterThanOrEqual(0n);
          expect(fee).toBeLessThan(amount);
          [before, fees] = [before + amount, fees + fee];
        }
        expect(fees <= feeOf(before)).toBe(true);
        expect(feeOf(before) - fees <= BigInt(rest.length)).toBe(true);
      }),
    );
  });
});
