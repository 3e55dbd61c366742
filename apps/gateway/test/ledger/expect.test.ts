import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLedger, type Ledger } from '../../src/ledger/index.ts';
import { accepted, available, expectSound, freshKey } from '../harness/ledgerFixture.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
let ledger: Ledger;
let userId = 0n;
let billNo: string;
const money = { asset: 'USDT', amount: 250n };

beforeAll(async () => {
  test = await createTestDatabase();
  ledger = createLedger(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  userId += 1n;
  billNo = await ledger.expect({ ...money, userId, bizType: 101 });
});
afterEach(() => expectSound(ledger));

const arrive = (fields: object = {}) =>
  ledger.credit({ ...money, actor: 0n, key: freshKey(), to: userId, billNo, ...fields });

it('expected money is a waiting bill and nothing else', async () => {
  expect(await ledger.bill(userId, billNo)).toMatchObject({ ...money, status: 0, direction: 'RECV', groupId: null });
  expect(await available(ledger, userId)).toBe(0n);
});

it('money that arrives completes its bill', async () => {
  const { groupId, billNo: answered } = accepted(await arrive());
  expect(answered).toBe(billNo);
  expect(await ledger.bill(userId, billNo)).toMatchObject({ status: 2, groupId });
  expect(await available(ledger, userId)).toBe(250n);
  expect((await ledger.bills({ userId, pageNo: 1, pageSize: 10 })).total).toBe(1);
});

it('arrives once, under one key and under many at once', async () => {
  const key = freshKey();
  const same = await Promise.all(Array.from({ length: 8 }, () => arrive({ key })));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 8 }, () => arrive()));
  expect(others.map((answer) => answer.ok || answer.code)).toEqual(
    Array.from({ length: 8 }, () => 'ORDER_ALREADY_DONE'),
  );
  expect(await available(ledger, userId)).toBe(250n);
});

it.each([
  ['another amount', { amount: 251n }],
  ['another owner', { to: 999n }],
  ['another asset', { asset: 'TRX' }],
  ['no such bill', { billNo: '20260101000000000000' }],
])('%s completes nothing', async (_name, fields) => {
  expect(await arrive(fields)).toEqual({ ok: false, code: 'ORDER_ALREADY_DONE' });
  expect(await ledger.bill(userId, billNo)).toMatchObject({ status: 0 });
});

it('a cancelled bill takes no money until it is expected again, and credited money stays', async () => {
  expect(await ledger.expectAgain(billNo, false)).toBe(true);
  await ledger.hideBills(userId, [billNo]);
  expect(await arrive()).toEqual({ ok: false, code: 'ORDER_ALREADY_DONE' });
  expect(await ledger.expectAgain(billNo, true)).toBe(true);
  // It is shown again, too.
  expect(await ledger.bill(userId, billNo)).toMatchObject({ status: 0 });
  accepted(await arrive());
  expect(await ledger.expectAgain(billNo, false)).toBe(false);
  expect(await ledger.bill(userId, billNo)).toMatchObject({ status: 2 });
});

it('a held bill is not moved by it', async () => {
  accepted(await arrive());
  const held = accepted(
    await ledger.hold({
      actor: userId,
      key: freshKey(),
      from: userId,
      asset: 'USDT',
      amount: 5n,
      refKind: 'test',
      refId: String(userId),
      bizType: 401,
    }),
  );
  expect(await ledger.expectAgain(held.billNo ?? '', false)).toBe(false);
});
