import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policy } from '../../src/config/index.ts';
import { sql } from '../../src/db/index.ts';
import { cashierFee } from '../../src/money/cashier/cashierFee.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

const USDT = 1_000_000n;
const COIN = { asset: 'USDT', scale: 6 };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => await test.close());

/** The fees of amounts that come one after the other, in one statement. */
async function feesOf(amounts: readonly bigint[]): Promise<readonly bigint[]> {
  let before = 0n;
  const fees = amounts.map((amount) => {
    const fee = cashierFee(policy, { ...COIN, before, amount });
    before += amount;
    return fee;
  });
  const list = fees.reduce((all, fee) => sql`${all}, ${fee}`);
  const { charged } = await test.db.one<{ charged: bigint[] }>(sql`select array[${list}] as charged`);
  return charged;
}

const feeOf = async (amount: bigint) => (await feesOf([amount]))[0]!;

describe('the cashier’s fee', () => {
  it('is 0.6 %, at least 0.01 USDT, rounded up to the millionth', async () => {
    expect(await feeOf(100n * USDT)).toBe(600_000n);
    expect(await feeOf(USDT)).toBe(10_000n);
    expect(await feeOf(100_000n)).toBe(10_000n);
    expect(await feeOf(38_500_001n)).toBe(231_001n);
  });

  it('of all parts together is that of one, and never more than a part brings', async () => {
    const parts = fc.array(fc.bigInt(1n, 50_000n * USDT), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(parts, async (rest) => {
        // The first part is at least what a merchant may ask for.
        const amounts = [100_000n, ...rest];
        const fees = await feesOf(amounts);
        for (const [index, fee] of fees.entries()) {
          expect(fee).toBeGreaterThanOrEqual(0n);
          expect(fee).toBeLessThan(amounts[index]!);
        }
        const sum = fees.reduce((total, fee) => total + fee, 0n);
        const whole = await feeOf(amounts.reduce((total, amount) => total + amount, 0n));
        expect(sum <= whole).toBe(true);
        expect(whole - sum <= BigInt(rest.length)).toBe(true);
      }),
    );
  });
});
