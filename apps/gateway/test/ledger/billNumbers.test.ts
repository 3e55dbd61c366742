import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => await test.close());

const make = async (count: number) =>
  (
    await test.db.query<{ billNo: string }>(sql`
      select next_bill_no('2026-11-21T01:30:15Z'::timestamptz) as "billNo" from generate_series(1, ${count}::int)`)
  ).map(({ billNo }) => billNo);

it('a number begins with the time in UTC+8 and has 22 digits', async () => {
  const [billNo] = await make(1);
  expect(billNo).toMatch(/^20261121093015\d{8}$/);
});

it('numbers of one second are all different, and say neither which bill came first nor how many came between', async () => {
  const numbers = (await make(5000)).map((billNo) => Number(billNo.slice(14)));
  expect(new Set(numbers).size).toBe(5000);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const rises = steps.filter((step) => step > 0).length;
  // Of 4999 fair coins, fewer than one in a million tries leaves this range.
  expect(rises).toBeGreaterThan(2300);
  expect(rises).toBeLessThan(2700);
  expect(new Set(steps).size).toBeGreaterThan(4900);
  expect(Math.max(...numbers)).toBeGreaterThan(90_000_000);
});

it('another key gives other numbers, and every number goes to another one', async () => {
  const shuffled = async (key: Buffer) =>
    (
      await test.db.query<{ number: bigint }>(sql`
        select shuffle_number(n, ${key}) as number from generate_series(99990000::bigint, 99999999) n`)
    ).map(({ number }) => number);
  const [one, two] = [await shuffled(Buffer.alloc(32, 1)), await shuffled(Buffer.alloc(32, 2))];
  expect(new Set(one).size).toBe(10_000);
  expect(one.filter((number, at) => number === two[at]).length).toBeLessThan(5);
  expect(one.every((number) => number >= 0n && number < 100_000_000n)).toBe(true);
});

it('the key has 32 bytes', async () => {
  const { bytes } = await test.db.one<{ bytes: number }>(sql`select length(bill_no_key) as bytes from control`);
  expect(bytes).toBe(32);
});
