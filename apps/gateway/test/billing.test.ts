import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILL_WINDOWS, RECORD_TYPES } from '@ezwallet/api-client/contract';
import { addAmounts, fromMinorUnits, subtractAmounts } from '@ezwallet/validators';
import { checkEverything } from '../src/house/audit/checkLedger.ts';
import { creditBonus } from '../src/money/bonuses/bonuses.ts';
import { type Sql, sql } from '../src/db/index.ts';
import { BIZ_TYPES } from '../src/ledger/index.ts';
import { expectSoundLedger } from './harness/expectSoundLedger.ts';
import { operate } from './harness/operate.ts';
import { signIn, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

const DAY = 86_400_000;

let { gateway, member, device } = {} as Stage;
let other: TestMember;
useTestGateway({ signedIn: true, balances: { USDT: '1000' } }, async (stage) => {
  ({ gateway, member, device } = stage);
  other = await gateway.member({ balances: { USDT: '1000' } });
});

interface Row {
  billNo: string;
  recordType: string;
  amount: string;
  remark: string;
}

const query = async (fields: object = {}) =>
  (await device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 100, orderType: 'ALL', ...fields })).body as {
    total: number;
    list: Row[];
  };
const remarks = async (fields: object) => (await query(fields)).list.map(({ remark }) => remark);
const detail = async (billNo: string) => await device.call('/order/detail', { billNo });

/** Changes what the database refuses to change, as somebody does who owns it. */
const tamper = async (change: Sql) =>
  await gateway.db.tx(async (tx) => {
    await tx.exec('alter table bill disable trigger bill_amounts_kept');
    await tx.query(change);
    await tx.exec('alter table bill enable trigger bill_amounts_kept');
  });

const key = () => ({ actor: 0n, key: randomUUID() });
const usdt = (amount: bigint) => ({ asset: 'USDT', amount: amount * 1_000_000n });
function done<Result extends { ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result as Extract<Result, { ok: true }>;
}
const transfer = async (
  from: TestMember,
  to: TestMember,
  amount: bigint,
  remark = '',
  bizType: number = BIZ_TYPES.transfer,
) =>
  done(
    await gateway.services.ledger.transfer({
      ...key(),
      from: from.id,
      to: to.id,
      ...usdt(amount),
      remark,
      bizTypes: { send: bizType, recv: bizType },
    }),
  );
const credit = async (bizType: number, remark: string) =>
  done(await gateway.services.ledger.credit({ ...key(), to: member.id, ...usdt(5n), bizType, remark })).billNo;
const hold = async (bizType: number, remark: string) => {
  const ref = { refKind: 'test', refId: randomUUID() };
  const command = { ...key(), ...ref, from: member.id, ...usdt(20n), fee: 1_000_000n, bizType, remark };
  return { ...ref, billNo: done(await gateway.services.ledger.hold(command)).billNo ?? '' };
};

describe('the billing record', () => {
  it('has each kind of bill under its own type, and all under ALL', async () => {
    await transfer(member, other, 10n, 'sent');
    await transfer(other, member, 11n, 'received');
    await transfer(member, other, 12n, 'paid', BIZ_TYPES.payIn);
    await credit(BIZ_TYPES.recharge, 'recharged');
    await credit(BIZ_TYPES.buy, 'bought');
    const sale = await hold(BIZ_TYPES.sell, 'sold');
    await gateway.services.ledger.capture({
      ...key(),
      ...sale,
      to: other.id,
      ...usdt(20n),
      bizTypes: { send: BIZ_TYPES.sell, recv: BIZ_TYPES.buy },
    });
    await hold(BIZ_TYPES.payOut, 'withdrawn');

    const kinds = Object.fromEntries(
      await Promise.all(RECORD_TYPES.map(async (orderType) => [orderType, await remarks({ orderType })] as const)),
    );
    expect(kinds).toEqual({
      ALL: ['withdrawn', 'sold', 'bought', 'recharged', 'paid', 'received', 'sent', ''],
      SEND: ['sent'],
      RECV: ['received'],
      PAYMENT: ['paid'],
      WITHDRAW: ['withdrawn'],
      DEPOSIT: ['recharged', ''],
      BUY: ['bought'],
      SELL: ['sold'],
      INTEREST: [],
    });
    for (const { billNo, recordType } of (await query()).list) {
      expect((await query({ orderType: recordType })).list.map((row) => row.billNo)).toContain(billNo);
    }
    expect(await remarks({ transactionType: 8 })).toEqual(['sold']);
    expect(await remarks({ transactionType: 9, orderStatus: 1 })).toEqual(['bought']);
    expect(await remarks({ orderStatus: 2 })).toEqual(['withdrawn']);
    await expectSoundLedger(gateway);
  });

  it('looks back as far as it is asked to', async () => {
    const ages = [0, 6, 8, 14, 16, 29, 31, 89, 91, 4000];
    for (const age of ages.toReversed()) {
      await gateway.shiftClock(-age * DAY);
      await transfer(member, other, 1n, String(age));
    }
    await gateway.shiftClock(0);
    for (const windowDays of BILL_WINDOWS) {
      const found = await remarks({ orderType: 'SEND', windowDays });
      expect(found).toEqual(ages.filter((age) => age < windowDays).map(String));
    }
    expect(await remarks({ orderType: 'SEND' })).toHaveLength(ages.length);
  });

  it('keeps one direction of any kind', async () => {
    await transfer(member, other, 1n, 'paid', BIZ_TYPES.payIn);
    await transfer(other, member, 2n, 'was paid', BIZ_TYPES.payIn);
    await transfer(member, other, 3n, 'sent');
    expect(await remarks({ direction: 'out' })).toEqual(['sent', 'paid']);
    expect(await remarks({ direction: 'in', orderType: 'PAYMENT' })).toEqual(['was paid']);
    expect(await remarks({ direction: 'in', orderType: 'SEND' })).toEqual([]);
  });

  it('is split into pages that together are the whole list', async () => {
    for (let count = 1; count <= 7; count++) await transfer(member, other, 1n, String(count));
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => query({ orderType: 'SEND', pageNo, pageSize: 3 })));
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
    expect(pages.map(({ list }) => list.map(({ remark }) => remark))).toEqual([
      ['7', '6', '5'],
      ['4', '3', '2'],
      ['1'],
      [],
    ]);
  });

  it('can be searched by the text of its rows, in pages as well', async () => {
    await gateway.db.query(sql`update member set nick_name = '王小明' where id = ${other.id}`);
    const { billNo } = await transfer(member, other, 320n, 'Lunch & tea');
    await transfer(other, member, 7n, '午饭');
    await transfer(member, other, 8n, '100%_\\');
    expect(await remarks({ keyword: 'LUNCH' })).toEqual(['Lunch & tea']);
    expect(await remarks({ keyword: ' 午饭 ' })).toEqual(['午饭']);
    expect(await remarks({ keyword: '%_\\' })).toEqual(['100%_\\']);
    expect(await remarks({ keyword: billNo.slice(-9) })).toEqual(['Lunch & tea']);
    expect(await remarks({ keyword: '-320' })).toEqual(['Lunch & tea']);
    expect(await remarks({ keyword: '-7', orderType: 'RECV' })).toEqual([]);
    expect(await remarks({ keyword: 'usdt', orderType: 'SEND' })).toEqual(['100%_\\', 'Lunch & tea']);
    expect(await remarks({ keyword: '王', orderType: 'SEND' })).toEqual(['100%_\\', 'Lunch & tea']);
    expect(await remarks({ keyword: '小明' })).toEqual([]);
    expect(await remarks({ keyword: 'nothing of that' })).toEqual([]);
    expect(await query({ keyword: 'usdt', orderType: 'SEND', pageNo: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      list: [{ remark: 'Lunch & tea' }],
    });
  });

  it('can be of one coin only', async () => {
    await transfer(member, other, 320n, 'a BTC in words');
    const holder = await gateway.member({ balances: { BTC: '1' } });
    const { transfer: bizType } = BIZ_TYPES;
    const bitcoin = { asset: 'BTC', amount: 5n, remark: 'a real one', bizTypes: { send: bizType, recv: bizType } };
    await gateway.services.ledger.transfer({ ...key(), from: holder.id, to: member.id, ...bitcoin });
    expect(await remarks({ currency: 'BTC' })).toEqual(['a real one']);
    expect(await remarks({ currency: 'ETH' })).toEqual([]);
  });

  it('finds an amount as it is written, to the last place', async () => {
    const amounts = fc.sample(fc.bigInt({ min: 1n, max: 10n ** 15n }), 20).concat(9_223_372_036_854n);
    for (const amount of amounts)
      await gateway.db.query(sql`
        insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, created_at)
        values (${randomUUID()}, ${member.id}, 'SEND', 301, 'BTC', ${amount}, -1, app_now())`);
    for (const amount of amounts) {
      const text = fromMinorUnits(-amount, 8);
      expect((await query({ keyword: text })).list.map((row) => row.amount)).toContain(text);
    }
  });
});

describe('one bill', () => {
  it('leaves a person’s remark alone, also one that reads like a note of ours', async () => {
    const { billNo } = await transfer(member, other, 10n, 'FAUCET');
    const { body } = await detail(billNo);
    expect(body).toMatchObject({ remark: 'FAUCET' });
    expect(body).not.toHaveProperty('note');
  });

  it('tells where the money is, of whatever kind it is', async () => {
    const { billNo } = await transfer(member, other, 10n);
    const { body: sent } = await detail(billNo);
    expect(sent.postings).toMatchObject([
      { account: 'mine', amount: '-10', balanceAfter: '990' },
      { account: 'theirs', amount: '10', balanceAfter: null },
    ]);
    const gift = { memberId: member.id, amount: 1_000_000n, name: 'Gift', billNo, bizType: BIZ_TYPES.buy };
    await gateway.db.tx((tx) => creditBonus(tx, { ...gift, source: 'activity' }));
    const { body: bonus } = await detail((await query({ orderType: 'BUY' })).list[0]?.billNo ?? '');
    expect(bonus.postings.map(({ account }: { account: string }) => account)).toEqual(['promotion', 'mine']);
    expect(bonus).toMatchObject({ remark: '', note: 'ACTIVITY' });
    const { body: recharge } = await detail(await credit(BIZ_TYPES.recharge, ''));
    expect(recharge.postings.map(({ account }: { account: string }) => account)).toEqual(['network', 'mine']);

    const held = await hold(BIZ_TYPES.payOut, '');
    expect((await detail(held.billNo)).body).toMatchObject({ status: 1, amount: '-20', fee: '1', postings: [] });
    await gateway.services.ledger.capture({
      ...key(),
      ...held,
      to: 'world',
      ...usdt(20n),
      fee: 1_000_000n,
      bizTypes: { send: BIZ_TYPES.payOut },
    });
    const { body: gone } = await detail(held.billNo);
    expect(gone.postings.map(({ account, amount }: Record<string, unknown>) => [account, amount])).toEqual([
      ['mine', '-20'],
      ['network', '20'],
      ['mine', '-1'],
      ['fee', '1'],
    ]);
    await expectSoundLedger(gateway);
  });
});

describe('taking bills out of the lists', () => {
  const remove = async (billNo: string) => (await device.call('/order/deleteLucky', { billNo })).code;
  const removeAll = async (billNos: string[]) => (await device.call('/order/deleteLucky/v2', { billNos })).body.deleted;

  it('takes one’s own finished bill, once, from one side only', async () => {
    const { billNo, recvBillNo } = await transfer(member, other, 10n, 'seen');
    expect(await remove(recvBillNo)).toBe('ORDER_NOT_FOUND');
    expect(await remove(billNo)).toBe('0000');
    expect(await remove(billNo)).toBe('RECORD_ALREADY_DELETED');
    expect(await remarks({})).not.toContain('seen');
    expect((await query({ keyword: 'seen' })).total).toBe(0);
    expect((await detail(billNo)).body).toMatchObject({ remark: 'seen', hidden: true });
    const theirs = await signIn(gateway.device(), other);
    expect((await theirs.call('/order/detail', { billNo: recvBillNo })).body.postings).toHaveLength(2);
  });

  it('keeps bills that are still waiting', async () => {
    const { billNo, ...ref } = await hold(BIZ_TYPES.payOut, '');
    expect(await remove(billNo)).toBe('CONDITION_NOT_FULLFILL');
    expect(await removeAll([billNo])).toEqual([]);
    await gateway.services.ledger.voidHold({ ...key(), ...ref });
    expect(await remove(billNo)).toBe('0000');
  });

  it('takes several, and says which are gone', async () => {
    const mine = [await transfer(member, other, 1n), await transfer(member, other, 2n)].map(({ billNo }) => billNo);
    const { billNo: theirs } = await transfer(other, member, 1n);
    const waiting = await hold(BIZ_TYPES.sell, '');
    expect(await remove(mine[1] ?? '')).toBe('0000');
    expect(await removeAll([...mine, ...mine, theirs, waiting.billNo, '99999999999999999999'])).toEqual(mine);
    expect((await query({ orderType: 'SEND' })).total).toBe(0);
  });

  it('keeps them in a list of their own, from which their owner brings them back', async () => {
    const restore = async (billNos: string[]) => (await device.call('/order/restoreLucky', { billNos })).body.restored;
    const { billNo, recvBillNo } = await transfer(member, other, 10n, 'once hidden');
    await transfer(member, other, 11n, 'never hidden');
    expect(await query({ hidden: true })).toMatchObject({ total: 0, list: [] });
    await remove(billNo);
    expect((await query({ hidden: true })).list).toMatchObject([{ billNo, hidden: true }]);
    expect((await query({ hidden: true, keyword: 'once', orderType: 'SEND', windowDays: 7 })).total).toBe(1);
    expect((await query({ hidden: true, keyword: 'never' })).total).toBe(0);
    expect((await device.call('/order/getPaymentReceipt', { billNo })).code).toBe('0000');

    expect(await restore([recvBillNo, '99999999999999999999'])).toEqual([]);
    expect(await restore([billNo])).toEqual([billNo]);
    expect(await restore([billNo])).toEqual([billNo]);
    expect((await query({ hidden: true })).total).toBe(0);
    expect(await remarks({ orderType: 'SEND' })).toEqual(['never hidden', 'once hidden']);
    expect((await detail(billNo)).body).not.toHaveProperty('hidden');
    expect(await remove(billNo)).toBe('0000');
  });

  it('does not take them from the ledger', async () => {
    const { billNo } = await transfer(member, other, 10n);
    const before = await gateway.services.ledger.balances(member.id);
    await remove(billNo);
    expect(await gateway.services.ledger.balances(member.id)).toEqual(before);
    expect((await gateway.services.ledger.audit()).violations['bills_apart_from_their_postings']).toBe(0n);
    await tamper(sql`update bill set amount = amount + 1 where bill_no = ${billNo}`);
    expect((await gateway.services.ledger.audit()).violations['bills_apart_from_their_postings']).toBe(1n);
    await tamper(sql`update bill set amount = amount - 1 where bill_no = ${billNo}`);
    await gateway.services.ledger.resume();
  });
});

describe('trades', () => {
  it('are none as long as none can be made', async () => {
    const page = { pageNo: 1, pageSize: 100 };
    await hold(BIZ_TYPES.sell, 'no trade');
    expect((await device.call('/order/pageQuery', page)).body).toEqual({ ...page, total: 0, list: [] });
    expect((await device.call('/order/quickOrderQuery', { ...page, orderStatus: 2 })).body).toEqual({
      ...page,
      news: [],
      total: 0,
      list: [],
      cashOut: 0,
      cashIn: 0,
    });
  });
});

describe('the check of the ledger', () => {
  const told = (words: string): unknown =>
    JSON.parse(
      gateway
        .logged()
        .split('\n')
        .find((line) => line.includes(words)) ?? '{}',
    );
  const violations = async () => (await gateway.services.ledger.audit()).violations;

  it('compares open bills with the held money, and prints both', async () => {
    await hold(BIZ_TYPES.payOut, '');
    await gateway.services.ledger.hideBills(member.id, [(await transfer(member, other, 1n)).billNo]);
    const { text } = await operate(gateway, 'ledger check');
    expect(text).toMatch(/asset\s+bills\s+hidden\s+in progress\s+waiting to go\s+set aside for it\s+otherwise/);
    const row = /USDT\s+(\d+)\s+(\d+)\s+(\d+)\s+([\d.]+)\s+([\d.]+)/.exec(text);
    const [, bills, hidden, open, waiting, held] = row ?? [];
    expect(Number(bills)).toBeGreaterThan(Number(open));
    expect(Number(hidden)).toBeGreaterThan(0);
    expect(Number(waiting)).toBeGreaterThanOrEqual(21);
    expect(held).toBe(waiting);
  });

  it.each([
    ['open_holds_apart_from_their_bills', sql`amount = amount + 1`, sql`amount = amount - 1`],
    ['open_bills_without_hold', sql`bill_no = bill_no || 'x'`, sql`bill_no = left(bill_no, -1)`],
    ['open_bills_out_of_sight', sql`hidden = true`, sql`hidden = false`],
  ])('finds %s', async (name, harm, repair) => {
    await hold(BIZ_TYPES.payOut, '');
    expect((await violations())[name]).toBe(0n);
    const own = sql`where user_id = ${member.id} and status = 0`;
    await tamper(sql`update bill set ${harm} ${own}`);
    expect((await violations())[name]).toBe(1n);
    expect(await gateway.services.ledger.halted()).toBeDefined();
    await tamper(sql`update bill set ${repair} ${own}`);
    await gateway.services.ledger.resume();
    expect((await violations())[name]).toBe(0n);
  });

  it('is made each night, and told', async () => {
    await checkEverything(gateway.services);
    expect(told('the ledger was checked')).toMatchObject({ level: 30 });
    await tamper(sql`update bill set amount = amount + 1 where user_id = ${member.id}`);
    await checkEverything(gateway.services);
    await tamper(sql`update bill set amount = amount - 1 where user_id = ${member.id}`);
    await gateway.services.ledger.resume();
    expect(told('the nightly check failed')).toMatchObject({
      level: 60,
      broken: ['bills_apart_from_their_postings'],
      short: [],
    });
  });
});

describe('a statement', () => {
  interface Line {
    currency: string;
    amount: string;
    billNo: string | null;
    counterparty?: { nickMasked: string; userNoMasked: string };
  }
  const statement = async (from: number, until: number) =>
    (await device.call('/order/statement', { from, until })).body as {
      balances: { currency: string; opening: string; incoming: string; outgoing: string; closing: string }[];
      list: Line[];
    };
  const sum = (lines: readonly Line[], currency: string) =>
    lines.reduce((total, line) => (line.currency === currency ? addAmounts(total, line.amount) : total), '0');

  it('adds up: what was there and what moved make what is there, whatever its two ends are', async () => {
    const now = () => gateway.services.clock.now();
    const cuts = [now() - 30 * DAY];
    for (let i = 0; i < 4; i += 1) {
      await transfer(member, other, BigInt(i + 1));
      await transfer(other, member, BigInt(7 * i + 2));
      cuts.push(now());
    }
    const whole = await statement(now() - 30 * DAY, now() + 1000);
    const held = (await device.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'USDT' })).body.balanceList;
    expect(whole.balances.find(({ currency }) => currency === 'USDT')?.closing).toBe(
      held.find(({ currency }: { currency: string }) => currency === 'USDT').balance,
    );
    for (const [i, from] of cuts.entries()) {
      for (const until of cuts.slice(i + 1)) {
        const { balances, list } = await statement(from, until);
        for (const { currency, opening, incoming, outgoing, closing } of balances) {
          expect(addAmounts(opening, sum(list, currency))).toBe(closing);
          expect(subtractAmounts(addAmounts(opening, incoming), outgoing)).toBe(closing);
        }
      }
    }
    expect(whole.list.every(({ billNo }) => billNo !== null)).toBe(true);
  });

  it('names the other side as its bill does, and nobody where there is none', async () => {
    const now = gateway.services.clock.now();
    await transfer(member, other, 3n);
    const { list } = await statement(now - DAY, now + 60_000);
    for (const { billNo, counterparty } of list) {
      const bill = (await device.call('/order/detail', { billNo })).body;
      expect(counterparty ?? null).toEqual(bill.counterparty);
    }
    expect(list.some(({ counterparty }) => counterparty !== undefined)).toBe(true);
  });

  it('covers a month at most', async () => {
    expect((await device.call('/order/statement', { from: 0, until: 40 * DAY })).code).toBe('ARGS_INVALID');
    expect((await device.call('/order/statement', { from: 5, until: 5 })).code).toBe('ARGS_INVALID');
  });
});
