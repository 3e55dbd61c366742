import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestDevice } from '../harness/TestDevice.ts';
import { createTestGateway, signIn, testConfig, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { FIXED, giveVoucher, SALE, WAIVER } from '../harness/giveVoucher.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { sql } from '../../src/db/index.ts';
import { lockVoucher, useVoucher } from '../../src/money/vouchers/voucher-use.ts';
import type { Voucher } from '../../src/money/vouchers/Voucher.ts';

const HOUR = 3_600_000;
const PAGE = { pageNo: 1, pageSize: 100 };
const PURCHASE = { transactionType: 9, payMethodId: 1, currency: 'USDT', amount: '500' };

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage: Stage) => ({ gateway, member, device } = stage));

const give = async (terms: Parameters<typeof giveVoucher>[2] = {}) => await giveVoucher(gateway.db, member.id, terms);
const ask = async (name: string, fields: object = {}) => await device.call(`/promotion/${name}`, { ...fields });
const idsOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.list.map(({ id }: Voucher) => id) as string[];
/** Sessions end sooner than vouchers. */
const later = async (hours: number) => {
  await gateway.shiftClock(hours * HOUR);
  await signIn(device, member);
};
const newBill = () => randomUUID().replaceAll('-', '');

async function lock(voucherId: string, billNo = newBill()): Promise<string> {
  const fit = await gateway.db.tx(
    async (tx) =>
      await lockVoucher(tx, gateway.services.config.policy, {
        memberId: member.id,
        voucherId,
        use: 'buy',
        amountUsdt: 200_000_000n,
        payMethodId: 1,
        billNo,
      }),
  );
  expect(fit.ok).toBe(true);
  return billNo;
}
const complete = async (billNo: string) => await gateway.db.tx(async (tx) => await useVoucher(tx, billNo));

describe('a member’s vouchers', () => {
  it('are listed by status and use, the earliest end first, with terms as decimals', async () => {
    const late = await give({ until: 48 });
    const soon = await give({ ...FIXED, until: 3 });
    const sale = await give({ ...SALE, until: 5 });
    const waiver = await give({ ...WAIVER, until: 6 });
    const ended = await give({ until: 1 });
    const locked = await give({ until: 4 });
    const used = await give({ until: 7 });
    await lock(locked);
    await complete(await lock(used));
    await later(2);

    expect(idsOf(await ask('query', { ...PAGE, receivedStatus: 1 }))).toEqual([soon, locked, sale, waiver, late]);
    expect(idsOf(await ask('query', { ...PAGE, receivedStatus: 1, queryType: 1 }))).toEqual([soon, locked, late]);
    expect(idsOf(await ask('query', { ...PAGE, receivedStatus: 1, queryType: 2 }))).toEqual([sale]);
    expect(idsOf(await ask('query', { ...PAGE, receivedStatus: 1, queryType: 3 }))).toEqual([waiver]);
    expect(idsOf(await ask('query', { ...PAGE, receivedStatus: 2 }))).toEqual([used]);
    expect(idsOf(await ask('query', { ...PAGE, receivedStatus: 3 }))).toEqual([ended]);
    expect((await ask('query', { pageNo: 2, pageSize: 3 })).body).toMatchObject({ pageNo: 2, pageSize: 3, total: 7 });

    const { body } = await ask('query/detail', { voucherId: late });
    expect(body).toMatchObject({
      kind: 1,
      rate: '3',
      value: null,
      minAmount: '100',
      maxBonus: '15',
      payMethodIds: [1, 4],
      status: 1,
      source: '新人礼包',
      billNo: null,
      usedAt: null,
    });
    expect((await ask('query/detail', { voucherId: soon })).body).toMatchObject({ kind: 2, rate: null, value: '5' });
  });

  it('are new until a list has shown them', async () => {
    await give();
    await give();
    await give({ until: 1 });
    const count = async () => [
      (await ask('queryForNotify')).body.newPromoNum,
      (await device.call('/exchangeUser/getUserInfo')).body.newVoucherNum,
    ];
    expect(await count()).toEqual([3, 3]);
    await later(1);
    expect(await count()).toEqual([2, 2]);
    await ask('query/v2', { ...PAGE, receivedStatus: 1, queryType: 1 });
    expect(await count()).toEqual([2, 2]);
    const first = await ask('query', { pageNo: 1, pageSize: 1, receivedStatus: 1 });
    expect(first.body.list[0].isNew).toBe(true);
    expect(await count()).toEqual([1, 1]);
    const all = await ask('query', { ...PAGE, receivedStatus: 1 });
    expect(all.body.list.map(({ isNew }: Voucher) => isNew).toSorted()).toEqual([false, true]);
    expect(await count()).toEqual([0, 0]);
  });

  it('are deleted when they are used or expired, once', async () => {
    const [good, locked, used, ended] = [await give(), await give(), await give(), await give({ until: 1 })];
    await lock(locked);
    const billNo = await lock(used);
    await complete(billNo);
    await later(1);
    const remove = async (voucherId: string) => (await ask('delete', { voucherId })).code;
    expect([await remove(good), await remove(locked)]).toEqual(['CONDITION_NOT_FULLFILL', 'CONDITION_NOT_FULLFILL']);
    expect([await remove(used), await remove(ended)]).toEqual(['0000', '0000']);
    expect([await remove(used), await remove('vc_none')]).toEqual(['RECORD_ALREADY_DELETED', 'NO_THIS_TICKET']);
    expect(idsOf(await ask('query', PAGE)).toSorted()).toEqual([good, locked].toSorted());
    expect((await ask('query/detail', { voucherId: used })).code).toBe('NO_THIS_TICKET');
    // The order still tells what it was given for.
    expect((await ask('use/detail', { billNo })).body.voucher).toMatchObject({ id: used, status: 3 });
  });

  it('belong to nobody else', async () => {
    const id = await give({ until: 1 });
    const billNo = await lock(id);
    await signIn(device, await gateway.member());
    for (const [name, fields] of [
      ['query/detail', {}],
      ['delete', {}],
      ['expectPromotionByOrder', PURCHASE],
    ] as const)
      expect((await ask(name, { ...fields, voucherId: id })).code).toBe('NO_THIS_TICKET');
    expect((await ask('use/detail', { billNo })).code).toBe('ORDER_NOT_FOUND');
    expect((await ask('query', PAGE)).body.total).toBe(0);
    expect((await ask('default/select/count', { queryType: 1, amount: '500' })).body.count).toBe(0);
  });
});

interface Choice {
  id: string;
  bonus: string;
  obstacle: string | null;
}

describe('choosing', () => {
  const choices = async (fields: object) => {
    const { body } = await ask('query/v2', { ...PAGE, receivedStatus: 1, queryType: 1, ...fields });
    return body.list.map(({ id, bonus, obstacle }: Choice) => [id, bonus, obstacle]);
  };

  it('offers the largest bonus first, then the earliest end', async () => {
    const share = await give({ until: 10 });
    const fixed = await give({ ...FIXED, until: 5 });
    const same = await give({ ...FIXED, until: 3 });
    const choose = async (amount: string, payMethodId?: number) =>
      (await ask('default/select/count', { queryType: 1, amount, ...(payMethodId && { payMethodId }) })).body;
    // The pay method brings as much without a voucher.
    expect(await choose('500', 1)).toEqual({ count: 3, voucherId: null, bonus: '0' });
    expect(await choose('150', 1)).toEqual({ count: 3, voucherId: same, bonus: '5' });
    expect(await choose('500', 3)).toEqual({ count: 2, voucherId: same, bonus: '5' });
    expect(await choose('99.999999', 1)).toEqual({ count: 0, voucherId: null, bonus: '0' });
    expect(await choose('100', 1)).toMatchObject({ count: 3 });

    expect(await choices({ amount: '333.333333', payMethodId: 4 })).toEqual([
      [share, '9.999999', null],
      [same, '5', null],
      [fixed, '5', null],
    ]);
  });

  it('values a withdrawal without fee by the fee of the usual network', async () => {
    const waiver = await give(WAIVER);
    const best = { count: 1, voucherId: waiver, bonus: '1' };
    expect((await ask('default/select/count', { queryType: 3, amount: '50' })).body).toEqual(best);
    const { list } = (await ask('query/v2', { ...PAGE, receivedStatus: 1, queryType: 3 })).body;
    expect(list).toMatchObject([{ id: waiver, bonus: '1', obstacle: null }]);
  });

  it('values that fee in USDT if the policy sets it in another coin', async () => {
    const { policy } = testConfig();
    const fees = { ...policy.withdrawal.fees, TRC20: { currency: 'TRX', amount: '10' } };
    const other = await createTestGateway({ policy: { ...policy, withdrawal: { ...policy.withdrawal, fees } } });
    const owner = await other.member();
    await giveVoucher(other.db, owner.id, WAIVER);
    const here = await signIn(other.device(), owner);
    const { body } = await here.call('/promotion/default/select/count', { queryType: 3, amount: '50' });
    const { price } = (await here.call('/common/getRates')).body.list.find(
      ({ currency }: { currency: string }) => currency === 'TRX',
    );
    expect(Number(body.bonus)).toBeCloseTo(10 * Number(price), 4);
    await other.close();
  });

  it('says why a voucher cannot be used', async () => {
    const late = await give({ from: 1, until: 2 });
    const small = await give({ minAmount: 1_000_000_000n, until: 3 });
    const method = await give({ payMethodIds: [4], until: 4 });
    const locked = await give({ until: 5 });
    await lock(locked);
    expect(await choices({ amount: '500', payMethodId: 1 })).toEqual([
      [late, '0', 'NOT_STARTED'],
      [small, '0', 'AMOUNT_TOO_SMALL'],
      [method, '0', 'PAY_METHOD'],
      [locked, '0', 'LOCKED'],
    ]);
    await lock(await give());
    await lock(await give());
    expect((await ask('use/limit')).body).toEqual({ merchantCount: 20, mermberCount: 3, usedToday: 3 });
    const idle = await give();
    expect((await ask('expectPromotionByOrder', { ...PURCHASE, voucherId: idle })).code).toBe('CONDITION_NOT_FULLFILL');
    expect(await choices({ amount: '500', payMethodId: 1 })).toContainEqual([idle, '0', 'USES_OF_TODAY']);
    const none = { count: 0, voucherId: null, bonus: '0' };
    expect((await ask('default/select/count', { queryType: 1, amount: '500' })).body).toEqual(none);
  });

  it('refuses amounts with more places than money has', async () => {
    expect((await ask('default/select/count', { queryType: 1, amount: '1.1234567' })).code).toBe('AMOUNT_INVALID');
    expect((await ask('default/select/count', { queryType: 4, amount: '1' })).code).toBe('ARGS_INVALID');
  });
});

describe('the bonus of an order', () => {
  const expected = async (fields: object) => (await ask('expectPromotionByOrder', { ...PURCHASE, ...fields })).body;

  it('is the pay method’s bonus, or the voucher’s, or both where it is stackable', async () => {
    const voucherId = await give({ maxBonus: 20_000_000n, rate: 40_000n });
    const stackable = await give({ stackable: true });
    const of = (bonus: string, methodBonus: string, voucherBonus: string) => ({ bonus, methodBonus, voucherBonus });
    expect(await expected({})).toEqual({ ...of('15', '15', '0'), remainToday: '30' });
    expect(await expected({ voucherId })).toMatchObject(of('20', '0', '20'));
    expect(await expected({ voucherId: stackable })).toMatchObject(of('30', '15', '15'));
    expect(await expected({ amount: '5000' })).toMatchObject({ bonus: '30', methodBonus: '30' });
    expect(await expected({ payMethodId: 3 })).toMatchObject({ bonus: '0' });
    expect(await expected({ transactionType: 8 })).toMatchObject({ bonus: '0' });
    expect(await expected({ transactionType: 8, voucherId: await give(SALE) })).toMatchObject(of('5', '0', '5'));
    expect(Number((await expected({ currency: 'BTC', amount: '0.001' })).bonus)).toBeGreaterThan(0);
  });

  it('is refused for a coin without a price, and for a voucher that does not fit', async () => {
    const code = async (fields: object) => (await ask('expectPromotionByOrder', { ...PURCHASE, ...fields })).code;
    expect(await code({ currency: 'XRP' })).toBe('SYMBOL_NOT_EXIST');
    expect(await code({ voucherId: await give(SALE) })).toBe('CONDITION_NOT_FULLFILL');
    expect(await code({ voucherId: await give(WAIVER) })).toBe('CONDITION_NOT_FULLFILL');
    expect(await code({ voucherId: 'vc_none' })).toBe('NO_THIS_TICKET');
  });
});

describe('the outcome of a voucher', () => {
  it('is with its bill: locked, credited, returned', async () => {
    const outcome = async (billNo: string) => (await ask('use/detail', { billNo })).body;
    const [credited, returned] = [await lock(await give()), await lock(await give())];
    const locked = { billNo: credited, bonus: '6', outcome: 'LOCKED', voucher: { status: 2 } };
    expect(await outcome(credited)).toMatchObject(locked);
    await complete(credited);
    await gateway.db.query(sql`select settle_voucher(${returned}, 'return')`);
    expect(await outcome(credited)).toMatchObject({ outcome: 'CREDITED', voucher: { status: 3 } });
    expect(await outcome(returned)).toMatchObject({ outcome: 'RETURNED', voucher: { status: 1 } });
  });

  it('is nothing for a bill without one', async () => {
    const { ledger } = gateway.services;
    const credited = await ledger.credit({ actor: 0n, key: randomUUID(), to: member.id, asset: 'USDT', amount: 1n });
    if (!credited.ok) throw new Error(credited.code);
    expect((await ask('use/detail', { billNo: credited.billNo })).code).toBe('NO_THIS_TICKET');
    expect((await ask('use/detail', { billNo: newBill() })).code).toBe('ORDER_NOT_FOUND');
  });
});
