import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { methodBonus } from '../../src/money/bonuses/pay-method-bonus.ts';
import { rebateTier } from '../../src/money/bonuses/acceptor-income.ts';
import { today } from '../../src/call/time.ts';
import { policy } from '../../src/config/index.ts';
import { sql } from '../../src/db/index.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { promiseMethodBonus } from '../harness/methodBonus.ts';
import { payAcceptor } from '../harness/payAcceptor.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { Trader } from '../trades/TradeStage.ts';

const DAY = 86_400_000;
const USDT = 1_000_000n;
const CAP = 30n * USDT;
const PAGE = { pageNo: 1, pageSize: 20 };

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage: Stage) => ({ gateway, member, device } = stage));
afterEach(async () => await expectSoundLedger(gateway));

const newBill = () => randomUUID().replaceAll('-', '');
/** A bill of a purchase of 1 USDT that waits for its money. */
const waitingBill = async () =>
  await gateway.services.ledger.expect({ userId: member.id, asset: 'USDT', amount: USDT, bizType: 902 });
const balance = async (id = member.id) => (await gateway.services.ledger.balances(id))[0]?.balance ?? 0n;
const ask = async (name: string, fields: object = {}) => await device.call(`/promotion/${name}`, { ...fields });
const order = { transactionType: 9, payMethodId: 1, currency: 'USDT', amount: '1' };
const left = async () => (await ask('expectPromotionByOrder', order)).body.remainToday;
/** Promises a bonus for a purchase from another member each time. */
const plan = async (amount: bigint, billNo: string, terms = {}) => {
  const { id: peerId } = await gateway.member();
  const given = { ...policy, payMethodBonus: { ...policy.payMethodBonus, ...terms } };
  return await promiseMethodBonus(gateway.db, given, { memberId: member.id, peerId, billNo, amount });
};
/** Completes a bill with what was promised for it, once. */
const credit = async (billNo: string) =>
  await gateway.db.tx(async (tx) => {
    const { code } = await tx.one<{ code: string }>(sql`
      select code from op_credit((0, ${billNo}::text, 'h')::ledger_key, (null, ${member.id}::bigint, 'USDT', ${USDT}::bigint, 0, '')::money_order, 'world', 902, ${billNo})`);
    expect(code).toBe('0000');
    await tx.query(sql`select settle_bonuses(${billNo})`);
  });
const drop = async (billNo: string) => await gateway.db.query(sql`select drop_bonuses(${billNo})`);

describe('a pay method’s bonus', () => {
  it('is 3 % rounded down within what the day has left, and nothing with a voucher that is not stackable', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.bigInt({ min: 0n, max: CAP }), (amount, remain) => {
        const bonus = methodBonus(policy, { payMethodId: 4, amount, left: remain, isStackable: undefined });
        const share = (amount * 3n) / 100n;
        expect(bonus).toBe(share < remain ? share : remain);
        expect(methodBonus(policy, { payMethodId: 4, amount, left: remain, isStackable: true })).toBe(bonus);
        expect(methodBonus(policy, { payMethodId: 4, amount, left: remain, isStackable: false })).toBe(0n);
        expect(methodBonus(policy, { payMethodId: 3, amount, left: remain, isStackable: undefined })).toBe(0n);
      }),
    );
  });

  it('is promised with the order, credited once at its end, and listed', async () => {
    const billNo = await waitingBill();
    expect(await plan(500n * USDT, billNo)).toBe(15n * USDT);
    expect(await left()).toBe('15');
    expect((await ask('list/query', PAGE)).body.total).toBe(0);
    const counts = async (activityCode?: string) =>
      (await device.call('/activity/promo/request/records/count', activityCode ? { activityCode } : {})).body;
    expect(await counts()).toEqual({ count: 1, pending: 1 });
    await Promise.all([credit(billNo), credit(billNo)]);
    expect(await balance()).toBe(16n * USDT);
    expect(await counts('BUY3')).toEqual({ count: 1, pending: 0 });
    expect(await counts('OTHER')).toEqual({ count: 0, pending: 0 });
    expect((await ask('list/query', { ...PAGE, source: 'payMethod' })).body).toMatchObject({
      total: 1,
      list: [{ id: expect.stringMatching(/^bo_\d+$/), source: 'payMethod', name: '送3%', bonus: '15', billNo }],
    });
    expect((await ask('list/query', { ...PAGE, source: 'voucher' })).body.total).toBe(0);
    await drop(billNo);
    expect(await balance()).toBe(16n * USDT);
    expect(await left()).toBe('15');
  });

  it('keeps the day’s cap, also in parallel; a failed order returns its part, and the next day starts at zero', async () => {
    const bills = await Promise.all(Array.from({ length: 5 }, waitingBill));
    const promised = await Promise.all(bills.map((billNo) => plan(400n * USDT, billNo)));
    expect(promised.reduce((sum, bonus) => sum + bonus, 0n)).toBe(CAP);
    expect(promised.toSorted((a, b) => Number(a - b))).toEqual([0n, 0n, 6n, 12n, 12n].map((whole) => whole * USDT));
    expect(await left()).toBe('0');
    const failed = bills[promised.indexOf(12n * USDT)] ?? '';
    await Promise.all([drop(failed), drop(failed)]);
    expect(await left()).toBe('12');
    await credit(failed);
    expect(await balance()).toBe(USDT);
    await gateway.shiftClock(DAY);
    await signIn(device, member);
    expect(await left()).toBe('30');
  });

  it('keeps the house’s budget of the day, also in parallel, whoever buys; a failed order returns its part', async () => {
    const { used } = await gateway.db.one<{ used: bigint }>(sql`
      select coalesce(sum(used), 0)::bigint as used from house_bonus_day where day = ${today(policy)}`);
    const terms = { dailyBudget: used + 10n * USDT, dailyCap: 100n * USDT };
    const bills = [newBill(), newBill(), newBill()];
    const promised = await Promise.all(bills.map((billNo) => plan(200n * USDT, billNo, terms)));
    expect(promised.toSorted((a, b) => Number(a - b))).toEqual([0n, 4n * USDT, 6n * USDT]);
    await drop(bills[promised.indexOf(6n * USDT)] ?? '');
    member = await gateway.member();
    expect(await plan(300n * USDT, newBill(), terms)).toBe(6n * USDT);
  });
});

describe('the bonus of two members', () => {
  let a: Trader;
  let b: Trader;
  beforeEach(async () => {
    await gateway.db.query(sql`update sale set queued_until = app_now() where state = 'matching'`);
    [a, b] = await Promise.all([Trader.open(gateway), Trader.open(gateway)]);
  });

  interface Shown {
    readonly amount: string;
    readonly bonus: string;
  }
  /** Buys from a seller. @returns the order, and the bonus that the quotes of its amount promised before */
  const buy = async (seller: Trader, buyer: Trader) => {
    await seller.sell();
    const { body } = await buyer.device.call('/lucky_transaction/recommendBuyerAmount', {
      payMethodId: 1,
      currency: 'USDT',
      amount: '100',
    });
    const { list, asked } = body as { readonly list: readonly Shown[]; readonly asked: Shown };
    const shown = list.find(({ amount }) => amount === '100');
    expect(shown?.bonus).toBe(asked.bonus);
    const { order } = (await buyer.buy()).body;
    expect(order.bonus).toBe(asked.bonus);
    return { billNo: order.billNo as string, bonus: asked.bonus };
  };
  const complete = async (seller: Trader, buyer: Trader) => {
    const { billNo, bonus } = await buy(seller, buyer);
    await buyer.pay(billNo);
    await seller.release(billNo);
    return bonus;
  };

  it('comes once in 30 days, whoever of them buys, and the quote says so [S54]', async () => {
    expect(await complete(a, b)).toBe('3');
    expect(await complete(a, b)).toBe('0');
    expect(await complete(b, a)).toBe('0');
    expect(await complete(a, await Trader.open(gateway))).toBe('3');
    await gateway.shiftClock(30 * DAY + 1000);
    await Promise.all([a.comeBack(), b.comeBack()]);
    expect(await complete(b, a)).toBe('3');
  });

  it('is free again after an order that failed', async () => {
    const { billNo, bonus } = await buy(a, b);
    expect(bonus).toBe('3');
    await b.cancelPurchase(billNo);
    await gateway.db.query(sql`update sale set queued_until = app_now() where state = 'matching'`);
    expect(await complete(a, b)).toBe('3');
  });

  it('is promised to one of two purchases at the same time', async () => {
    await Promise.all([a.sell(), a.sell()]);
    const orders = await Promise.all([b.buy(), b.buy()]);
    const bonuses = orders.map(({ body }) => body.order.bonus as string);
    expect(bonuses.toSorted((one, other) => Number(one) - Number(other))).toEqual(['0', '3']);
  });

  it('never comes when they have used the same device [S54]', async () => {
    const shared = gateway.device();
    await signIn(shared, a.member);
    await signIn(shared, b.member);
    await Promise.all([a.comeBack(), b.comeBack()]);
    expect(await complete(a, b)).toBe('0');
  });
});

describe('an acceptor’s rebate', () => {
  const record = async (turnover: bigint, spread: bigint, billNo = newBill()) => {
    await payAcceptor(gateway.db, policy, { memberId: member.id, billNo, turnover, spread });
    return billNo;
  };

  it('has tiers in order, and none above the highest', () => {
    const tierAt = (whole: bigint) => rebateTier(policy, whole * USDT);
    expect(tierAt(0n)).toMatchObject({ reached: { tier: 1, rate: 500n }, next: { tier: 2 } });
    expect(tierAt(49_999n)).toMatchObject({ reached: { tier: 1 } });
    expect(tierAt(50_000n)).toMatchObject({ reached: { tier: 2, rate: 800n }, next: { tier: 3 } });
    expect(tierAt(10n ** 9n)).toMatchObject({ reached: { tier: 3 }, next: undefined });
  });

  it('follows the turnover of thirty days, is paid at once, and shown with the spread', async () => {
    member = await gateway.member({ userType: 7 });
    await signIn(device, member);
    expect((await ask('promotionOfAcceptor')).body).toEqual({
      rates: [1, 3, 4, 5].map((payMethodId) => ({ payMethodId, rebateRate: '0.05' })),
      tier: 1,
      turnover: '0',
      next: { tier: 2, turnover: '50000', rebateRate: '0.08' },
    });
    const first = await record(60_000n * USDT, 120n * USDT);
    await expect(record(60_000n * USDT, 120n * USDT, first)).rejects.toThrow('acceptor_income_pkey');
    await record(1000n * USDT, -3n * USDT);
    expect(await balance()).toBe(30_800_000n);
    expect((await ask('promotionOfAcceptor')).body).toMatchObject({ tier: 2, turnover: '61000', next: { tier: 3 } });
    const { body } = await ask('incomePromotion', { ...PAGE, windowDays: 7 });
    expect(body.total).toBe(2);
    expect(body.list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ billNo: first, spread: '120', rebateRate: '0.05', rebate: '30', income: '150' }),
        expect.objectContaining({ turnover: '1000', spread: '-3', rebateRate: '0.08', rebate: '0.8', income: '-2.2' }),
      ]),
    );
    await gateway.shiftClock(31 * DAY);
    await signIn(device, member);
    expect((await ask('promotionOfAcceptor')).body).toMatchObject({ tier: 1, turnover: '0' });
    expect((await ask('incomePromotion', { ...PAGE, windowDays: 30 })).body.total).toBe(0);
    expect((await ask('incomePromotion', { ...PAGE, windowDays: 90 })).body.total).toBe(2);
  });

  it('is for acceptors', async () => {
    expect((await ask('promotionOfAcceptor')).code).toBe('NO_RIGHTS');
    expect((await ask('incomePromotion', { ...PAGE, windowDays: 7 })).code).toBe('NO_RIGHTS');
  });
});
