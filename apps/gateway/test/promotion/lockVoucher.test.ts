import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { appraiseChoice, lockVoucher, readChoice, useVoucher } from '../../src/money/vouchers/voucher-use.ts';
import { countUsesToday, findVoucher } from '../../src/money/vouchers/read-vouchers.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { FIXED, giveVoucher, SALE, WAIVER } from '../harness/giveVoucher.ts';
import { createTestGateway, type TestGateway, type TestMember } from '../harness/testGateway.ts';

const HOUR = 3_600_000;
const REFUSED = { ok: false, code: 'CONDITION_NOT_FULLFILL' };

let gateway: TestGateway;
let member: TestMember;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());
beforeEach(async () => {
  await gateway.shiftClock(0);
  member = await gateway.member();
});
afterEach(async () => await expectSoundLedger(gateway));

const policy = () => gateway.services.config.policy;
const newBill = () => randomUUID().replaceAll('-', '');
const status = async (id: string) => (await findVoucher(gateway.db, member.id, id))?.status;
const balance = async () => (await gateway.services.ledger.balances(member.id))[0]?.balance ?? 0n;
const purchase = (voucherId: string) =>
  ({ memberId: member.id, voucherId, use: 'buy', amountUsdt: 200_000_000n, payMethodId: 1 }) as const;
const lock = async (voucherId: string, billNo = newBill(), other: object = {}) =>
  await gateway.db.tx(async (tx) => await lockVoucher(tx, policy(), { ...purchase(voucherId), billNo, ...other }));
const settle = async (how: 'use' | 'return', billNo: string) =>
  await gateway.db.tx(
    async (tx) =>
      await (how === 'use' ? useVoucher(tx, billNo) : tx.query(sql`select settle_voucher(${billNo}, 'return')`)),
  );

describe('the life of a voucher', () => {
  it('is locked by an order and credited at its end, once', async () => {
    const id = await giveVoucher(gateway.db, member.id);
    const billNo = newBill();
    const fit = { ok: true, kind: 1, bonus: 6_000_000n, waivesFee: false, stackable: false };
    expect(await lock(id, billNo)).toEqual(fit);
    expect(await findVoucher(gateway.db, member.id, id)).toMatchObject({ status: 2, billNo, usedAt: null });
    expect(await balance()).toBe(0n);

    const credited = await Promise.all(Array.from({ length: 3 }, () => settle('use', billNo)));
    expect(credited.filter((bonus) => bonus !== 0n)).toEqual([6_000_000n]);
    expect(await settle('use', billNo)).toBe(0n);
    expect(await balance()).toBe(6_000_000n);
    const used = { status: 3, billNo, usedAt: expect.any(Number) };
    expect(await findVoucher(gateway.db, member.id, id)).toMatchObject(used);
    await settle('return', billNo);
    expect(await status(id)).toBe(3);
    expect(await lock(id)).toEqual(REFUSED);
  });

  it('returns when the order fails, and fits the next order', async () => {
    const id = await giveVoucher(gateway.db, member.id);
    const billNo = newBill();
    await lock(id, billNo);
    await settle('return', billNo);
    await settle('return', billNo);
    expect(await status(id)).toBe(1);
    expect(await settle('use', billNo)).toBe(0n);
    expect(await lock(id)).toMatchObject({ ok: true });
    expect(await balance()).toBe(0n);
  });

  it('ends by the clock; a locked one still pays, and one that returns too late is expired', async () => {
    const [kept, late, idle] = [
      await giveVoucher(gateway.db, member.id, { until: 2 }),
      await giveVoucher(gateway.db, member.id, { until: 2 }),
      await giveVoucher(gateway.db, member.id, { until: 2 }),
    ];
    const [keptBill, lateBill] = [newBill(), newBill()];
    await lock(kept, keptBill);
    await lock(late, lateBill);
    await gateway.shiftClock(2 * HOUR);
    expect(await status(kept)).toBe(2);
    expect(await status(idle)).toBe(4);
    expect(await lock(idle)).toEqual(REFUSED);
    await settle('return', lateBill);
    expect(await status(late)).toBe(4);
    expect(await settle('use', keptBill)).toBe(6_000_000n);
    expect(await status(kept)).toBe(3);
  });

  it('is undone with the transaction that locked it', async () => {
    const id = await giveVoucher(gateway.db, member.id);
    await expect(
      gateway.db.tx(async (tx) => {
        await lockVoucher(tx, policy(), { ...purchase(id), billNo: newBill() });
        throw new Error('the order failed');
      }),
    ).rejects.toThrow('the order failed');
    expect(await status(id)).toBe(1);
  });

  it('is not used while money is stopped', async () => {
    const id = await giveVoucher(gateway.db, member.id);
    const billNo = newBill();
    await lock(id, billNo);
    await gateway.services.ledger.halt('test');
    await expect(settle('use', billNo)).rejects.toMatchObject({ code: 'TRY_AGAIN_LATER' });
    expect(await status(id)).toBe(2);
    await gateway.services.ledger.resume();
    expect(await settle('use', billNo)).toBe(6_000_000n);
  });
});

describe('a voucher', () => {
  it('fits its own kind of order only', async () => {
    const fixed = await giveVoucher(gateway.db, member.id, FIXED);
    const sale = await giveVoucher(gateway.db, member.id, SALE);
    const waiver = await giveVoucher(gateway.db, member.id, WAIVER);
    const fit = async (voucherId: string, other: object) => {
      const chosen = { ...purchase(voucherId), ...other };
      return appraiseChoice(await readChoice(gateway.db, policy(), chosen), chosen);
    };
    expect(await fit(fixed, {})).toMatchObject({ ok: true, bonus: 5_000_000n, waivesFee: false });
    expect(await fit(sale, { use: 'sell' })).toMatchObject({ ok: true, bonus: 2_000_000n, waivesFee: false });
    expect(await fit(waiver, { use: 'withdrawal', feeUsdt: 1_000_000n })).toMatchObject({
      ok: true,
      bonus: 1_000_000n,
      waivesFee: true,
    });
    for (const [id, use] of [
      [fixed, 'sell'],
      [sale, 'buy'],
      [waiver, 'buy'],
      [fixed, 'withdrawal'],
    ] as const) {
      expect(await fit(id, { use, feeUsdt: 1n })).toEqual(REFUSED);
    }
  });

  it('credits nothing for a waived fee, because nobody paid it', async () => {
    const waiver = await giveVoucher(gateway.db, member.id, WAIVER);
    const billNo = newBill();
    expect(await lock(waiver, billNo, { use: 'withdrawal', feeUsdt: 1_000_000n })).toMatchObject({ waivesFee: true });
    expect(await settle('use', billNo)).toBe(0n);
    expect(await status(waiver)).toBe(3);
    expect(await balance()).toBe(0n);
  });

  it('belongs to its owner only', async () => {
    const id = await giveVoucher(gateway.db, (await gateway.member()).id);
    expect(await lock(id)).toEqual(REFUSED);
    expect(await lock('vc_none')).toEqual(REFUSED);
  });

  it('begins and ends at its exact times', async () => {
    const id = await giveVoucher(gateway.db, member.id, { from: 1, until: 2 });
    expect(await lock(id)).toEqual(REFUSED);
    await gateway.shiftClock(HOUR + 1000);
    expect(await lock(id)).toMatchObject({ ok: true });
  });
});

describe('two at once', () => {
  it('of twenty orders with one voucher one gets it', async () => {
    const id = await giveVoucher(gateway.db, member.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => lock(id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 19 }, () => REFUSED));
  });

  it('of two vouchers for one order one is taken', async () => {
    const billNo = newBill();
    const ids = await Promise.all([giveVoucher(gateway.db, member.id), giveVoucher(gateway.db, member.id)]);
    const answers = await Promise.all(ids.map((id) => lock(id, billNo)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(await Promise.all(ids.map(status)))).toEqual(new Set([1, 2]));
  });

  it('no more are used a day than allowed, also in parallel; a returned one may be used again', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push(await giveVoucher(gateway.db, member.id));
    const bills = ids.map(newBill);
    const answers = await Promise.all(ids.map((id, index) => lock(id, bills[index])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(policy().vouchers.usesADay.member);
    const taken = bills.filter((_, index) => answers[index]?.ok);
    await settle('return', taken[0] ?? '');
    await settle('use', taken[1] ?? '');
    expect(await countUsesToday(gateway.db, policy(), member.id)).toBe(2);
    const idle = ids.filter((_, index) => !answers[index]?.ok);
    expect(await lock(idle[0] ?? '')).toMatchObject({ ok: true });
    expect(await lock(idle[1] ?? '')).toEqual(REFUSED);
    await gateway.shiftClock(24 * HOUR);
    expect(await lock(idle[1] ?? '')).toMatchObject({ ok: true });
  });

  it('gives merchants their own number a day', async () => {
    member = await gateway.member({ userType: 7 });
    const { member: ofMembers } = policy().vouchers.usesADay;
    for (let count = 0; count <= ofMembers; count++)
      expect(await lock(await giveVoucher(gateway.db, member.id))).toMatchObject({ ok: true });
  });

  it('a use and a return of one order have one winner, and the money fits it', async () => {
    for (let round = 0; round < 5; round++) {
      member = await gateway.member();
      const id = await giveVoucher(gateway.db, member.id);
      const billNo = newBill();
      await lock(id, billNo);
      await Promise.all([settle('return', billNo), settle('use', billNo)]);
      expect([await status(id), await balance()]).toEqual((await status(id)) === 3 ? [3, 6_000_000n] : [1, 0n]);
    }
  });
});

it('finds a bonus whose money is missing, and money without a bonus', async () => {
  const id = await giveVoucher(gateway.db, member.id);
  const billNo = newBill();
  await lock(id, billNo);
  await settle('use', billNo);
  const violations = async (change: ReturnType<typeof sql>) => {
    let found: Record<string, bigint> = {};
    await gateway.db
      .tx(async (tx) => {
        await tx.query(change);
        found = await tx.one(sql`select * from invariant_promotion`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    return Object.entries(found).flatMap(([name, count]) => (count === 0n ? [] : [name]));
  };
  expect(await violations(sql`update bonus set amount = amount + 1`)).toEqual([
    'bonuses_without_money',
    'vouchers_without_bonus',
  ]);
  expect(await violations(sql`delete from bonus`)).toEqual(['promotion_money_without_bonus', 'vouchers_without_bonus']);
  expect(await violations(sql`update voucher_use set state = 'returned' where bill_no = ${billNo}`)).toEqual([
    'vouchers_without_bonus',
  ]);
  expect(await violations(sql`insert into method_bonus_day values (${member.id}, '2026-01-01', 1)`)).toEqual([
    'method_bonus_not_sum_of_day',
    'house_bonus_not_sum_of_day',
  ]);
});
