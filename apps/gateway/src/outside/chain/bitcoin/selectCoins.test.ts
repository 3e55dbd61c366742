import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dustOf } from './script.ts';
import { feeOf, MOST_INPUTS, selectCoins, sum } from './selectCoins.ts';

const HOME = Buffer.from(`0014${'07'.repeat(20)}`, 'hex');
const PAYEE = Buffer.from(`0014${'09'.repeat(20)}`, 'hex');
const coins = (...amounts: number[]) => amounts.map((amount) => ({ raw: BigInt(amount) }));
const many = coins(...Array.from({ length: 10 }, () => 900));
const choose = (free: readonly { raw: bigint }[], raw: bigint, more = {}) =>
  selectCoins({ bound: [], free, output: { script: PAYEE, raw }, home: HOME, rate: 1000n, ...more });

describe('coins', () => {
  it('are the smallest one that is enough, or the largest ones', () => {
    expect(choose(coins(100_000, 20_000, 50_000), 15_000n)).toMatchObject({ inputs: coins(20_000) });
    expect(choose(coins(30_000, 100_000, 50_000), 140_000n)).toMatchObject({ inputs: coins(100_000, 50_000) });
  });

  it('that are too few are said to be', () => {
    expect(choose(coins(10_000, 10_000), 20_000n)).toEqual({ needed: 20_178n, had: 20_000n });
    expect(choose([], 1000n)).toMatchObject({ had: 0n });
  });

  it('that cost more than they are worth are left', () => {
    expect(choose(coins(20_000, 60), 19_900n, { rate: 1000n })).toMatchObject({ had: 20_000n });
  });

  it('leave no change that no node passes on', () => {
    const choice = choose(coins(10_000), 9700n);
    expect(choice).toEqual({ inputs: coins(10_000), outputs: [{ script: PAYEE, raw: 9700n }], fee: 300n });
  });

  it('make two coins of a large change while they are few', () => {
    const split = choose(coins(10_000_000), 1_000_000n);
    expect(split).toMatchObject({ outputs: [{ script: PAYEE }, { script: HOME }, { script: HOME }] });
    expect(choose([...many, ...coins(10_000_000)], 1_000_000n)).toMatchObject({
      outputs: [{ script: PAYEE }, { script: HOME }],
    });
  });

  it('keep to what they are bound to, and pay the least fee', () => {
    const [bound, free] = [coins(20_000), coins(50_000)];
    expect(choose(free, 15_000n, { bound })).toMatchObject({ inputs: bound });
    expect(choose(free, 15_000n, { bound, leastFee: 6000n })).toMatchObject({
      inputs: [...bound, ...free],
      fee: 6000n,
    });
  });

  it('pay what is asked, a fee of the rate, and nothing to anybody else', () => {
    const amount = fc.bigInt(1n, 10n ** 9n);
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 60 }),
        amount,
        fc.bigInt(1000n, 200_000n),
        fc.array(amount, { maxLength: 3 }),
        (has, raw, rate, held) => {
          const [free, bound] = [has, held].map((amounts) => amounts.map((each) => ({ raw: each })));
          const choice = choose(free ?? [], raw, { rate, bound });
          if ('needed' in choice) {
            expect(choice.needed).toBeGreaterThan(choice.had);
            return;
          }
          const { inputs, outputs, fee } = choice;
          expect(outputs[0]).toEqual({ script: PAYEE, raw });
          expect(sum(inputs) - sum(outputs)).toBe(fee);
          expect(fee).toBeGreaterThanOrEqual(feeOf({ rate }, inputs.length, outputs));
          // More than the rate is only what would be too small as change.
          expect(fee - feeOf({ rate }, inputs.length, [...outputs, { script: HOME, raw: 0n }])).toBeLessThan(
            dustOf(HOME),
          );
          expect(inputs.length).toBeLessThanOrEqual(MOST_INPUTS);
          expect(inputs.slice(0, bound?.length)).toEqual(bound);
          for (const change of outputs.slice(1)) {
            expect(change.script).toBe(HOME);
            expect(change.raw).toBeGreaterThanOrEqual(dustOf(HOME));
          }
        },
      ),
    );
  });
});
