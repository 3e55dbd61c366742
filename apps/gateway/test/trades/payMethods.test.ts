import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { operate } from '../harness/operate.ts';
import { addPerson, callAs, journalOf } from '../harness/staffOf.ts';
import { BUY_LOT, Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, paid, matched } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, paid, matched } = scene));
afterEach(async () => await gateway.db.query(sql`delete from closed_pay_method`));

const act = { as: 'Ann', reason: 'the bank is down' };
const close = async (method: string, side: string) =>
  await operate(gateway, 'pay-methods close', [method], { side, ...act });
const open = async (method: string, side: string) =>
  await operate(gateway, 'pay-methods open', [method], { side, ...act });
const methods = async () => (await buyer.device.call('/lucky_c2c/payMethods')).body;

describe('the call', () => {
  it('leaves out what is closed, and names a side on which nothing is open', async () => {
    expect(await methods()).toEqual({
      payMethodsBuy: [1, 3, 4, 5],
      payMethodsSell: [1, 3, 4, 5],
      buyDisable: false,
      sellDisable: false,
    });
    await close('alipay', 'buy');
    await close('ALL', 'sell');
    expect(await methods()).toEqual({
      payMethodsBuy: [1, 3, 5],
      payMethodsSell: [],
      buyDisable: false,
      sellDisable: true,
    });
    await open('alipay', 'buy');
    await open('all', 'sell');
    expect(await methods()).toMatchObject({ payMethodsBuy: [1, 3, 4, 5], payMethodsSell: [1, 3, 4, 5] });
  });

  it('a side is closed too once each of its methods is', async () => {
    for (const method of ['bank', 'wechat', 'alipay', 'e-cny']) await close(method, 'buy');
    expect(await methods()).toMatchObject({ payMethodsBuy: [], buyDisable: true, sellDisable: false });
  });
});

describe('while selling is closed', () => {
  it('no sale begins and no price is shown; nothing is held, and the same request works once it is open', async () => {
    const order = await seller.sale();
    await close('bank', 'sell');
    expect(await seller.sell(order)).toMatchObject({ code: 'NO_THIS_METHOD' });
    expect(await seller.money()).toEqual(['1000', '0']);
    const quoted = { payMethodId: 1, currency: 'USDT' };
    expect((await seller.device.call('/lucky_transaction/recommendSellerAmount', quoted)).code).toBe('NO_THIS_METHOD');
    const other = { ...quoted, payMethodId: 4 };
    expect((await seller.device.call('/lucky_transaction/recommendSellerAmount', other)).code).toBe('0000');
    await open('bank', 'sell');
    expect((await seller.sell(order)).body).toMatchObject({ status: 0, escrow: '100' });
  });

  it('a sale that waits finds its buyer, and an acceptor sells nothing', async () => {
    const acceptor = await Trader.open(gateway, { userType: 7 });
    await acceptor.offerLots();
    await seller.sell({ amount: '77' });
    await close('bank', 'sell');
    const { body } = await buyer.device.call('/lucky_transaction/recommendBuyerAmount', {
      payMethodId: 1,
      currency: 'USDT',
    });
    expect(body).toMatchObject({ sellersOnline: 1, list: [{ amount: '77', fast: true }] });
    expect((await buyer.buy({ amount: '200' })).body).toMatchObject({ matched: false, nearest: ['77'] });
    expect((await buyer.buy({ amount: '77' })).body.matched).toBe(true);
  });
});

describe('while buying is closed', () => {
  it('no purchase begins and no price is shown; the sale waits, and goes on once it is open', async () => {
    await seller.sell();
    const order = await buyer.purchase();
    await close('all', 'buy');
    expect(await buyer.buy(order)).toMatchObject({ code: 'NO_THIS_METHOD' });
    const quoted = { payMethodId: 1, currency: 'USDT' };
    expect((await buyer.device.call('/lucky_transaction/recommendBuyerAmount', quoted)).code).toBe('NO_THIS_METHOD');
    await open('all', 'buy');
    expect((await buyer.buy(order)).body.matched).toBe(true);
  });

  it('an acceptor who was asked is free, has missed nothing, and cannot accept any more', async () => {
    const acceptor = await Trader.open(gateway, { userType: 7 });
    await acceptor.offerLots();
    const order = await buyer.purchase();
    expect((await buyer.buy(order)).code).toBe('2222');
    const [offer] = await acceptor.offers();
    await close('bank', 'buy');
    expect(await acceptor.offers()).toEqual([]);
    expect(await answer(acceptor, offer.offerNo)).toMatchObject({ code: 'NO_THIS_METHOD' });
    expect(await buyer.buy(order)).toMatchObject({ code: 'NO_THIS_METHOD' });
    await later(2);
    await acceptor.comeBack();
    const { body } = await acceptor.device.call('/lucky_c2c/getAcceptorConfig');
    expect(body).toMatchObject({ online: true, missesInHour: 0 });
    expect(await acceptor.money()).toEqual(['1000', '0']);
  });

  it('an acceptor buys nothing, not even what was offered before', async () => {
    const acceptor = await Trader.open(gateway, { userType: 7 });
    await acceptor.offerLots([BUY_LOT], { priceOffset: '1' });
    await seller.sell();
    await later(1);
    await acceptor.comeBack();
    const [offer] = await acceptor.offers();
    expect(offer.transactionType).toBe(9);
    await close('bank', 'buy');
    expect(await acceptor.offers()).toEqual([]);
    expect(await answer(acceptor, offer.offerNo)).toMatchObject({ code: 'NO_THIS_METHOD' });
    await open('bank', 'buy');
    expect(
      (
        await gateway.db.one<{ state: string }>(sql`
      select state from sale where seller_id = ${seller.member.id} order by id desc limit 1`)
      ).state,
    ).toBe('matching');
  });
});

const answer = async ({ device }: Trader, offerNo: string) =>
  await device.call('/lucky_c2c/answerOffer', { offerNo, accept: true, reqNo: crypto.randomUUID() });

describe('orders that run', () => {
  it('are paid and released', async () => {
    const { sale, purchase } = await matched();
    await close('all', 'both');
    expect((await buyer.pay(purchase)).code).toBe('0000');
    expect((await seller.release(sale)).body.status).toBe(2);
    expect(await seller.money()).toEqual(['900', '0']);
  });

  it('are appealed, and a request that was done keeps its answer', async () => {
    const { purchase } = await paid();
    const done = await buyer.purchase();
    await seller.sell();
    const first = await buyer.buy(done);
    await close('all', 'both');
    expect((await buyer.buy(done)).body.order.billNo).toBe(first.body.order.billNo);
    await later(40);
    expect((await buyer.appeal(purchase)).code).toBe('0000');
  });
});

it('once a closing has been answered no trade begins, however many were on their way', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, async () => await Trader.open(gateway)));
  for (let count = 0; count < 2; count += 1) await seller.sell({ amount: '60' });
  const orders = await Promise.all(buyers.map(async (each) => ({ ...(await each.purchase()), amount: '60' })));
  const begun = async () =>
    (
      await gateway.db.one<{ count: bigint }>(sql`
      select count(*) from purchase where buyer_id = any(${buyers.map(({ member }) => member.id)}::bigint[])`)
    ).count;
  const buying = buyers.map(async (each, index) => await each.buy(orders[index]));
  await close('bank', 'buy');
  const atClosing = await begun();
  const codes = (await Promise.all(buying)).map(({ code }) => code);
  expect(await begun()).toBe(atClosing);
  expect(codes.filter((code) => code === 'NO_THIS_METHOD').length).toBeGreaterThanOrEqual(
    6 - codes.filter((code) => code === '0000').length,
  );
  expect(codes.every((code) => ['0000', 'NO_THIS_METHOD'].includes(code))).toBe(true);
});

it('a match that is on its way comes before the closing, which waits for it', async () => {
  await seller.sell();
  const order = await buyer.purchase();
  let closing: Promise<unknown> = Promise.resolve();
  await gateway.db.tx(async (tx) => {
    await tx.query(sql`select keep_pay_method_open('buy', 1)`);
    closing = close('bank', 'buy');
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted`;
    await expect.poll(async () => await gateway.db.query(waiting)).toHaveLength(1);
    expect(await methods()).toMatchObject({ payMethodsBuy: [1, 3, 4, 5] });
  });
  await closing;
  expect(await buyer.buy(order)).toMatchObject({ code: 'NO_THIS_METHOD' });
});

describe('the operator', () => {
  it('payments and admins close and open, with a reason; support and judges do not', async () => {
    const pat = await addPerson(gateway, 'Pat', ['payments']);
    const sue = await addPerson(gateway, 'Sue', ['support', 'judge']);
    const call = async (who: typeof pat, verb: 'close' | 'open', values: Record<string, string>) =>
      await callAs(gateway.services, who, `pay-methods ${verb}`, ['wechat'], values);
    await expect(call(sue, 'close', { side: 'both', reason: 'x' })).rejects.toThrow('Sue may not do this');
    await expect(call(pat, 'close', { side: 'both' })).rejects.toThrow('--reason');
    await expect(call(pat, 'close', { side: 'here', reason: 'x' })).rejects.toThrow('--side must be one of');
    expect(await methods()).toMatchObject({ payMethodsBuy: [1, 3, 4, 5] });

    const { text } = await call(pat, 'close', { side: 'both', reason: 'codes are forged' });
    expect(text).toBe('wechat: closed for buy\nwechat: closed for sell');
    expect((await call(pat, 'close', { side: 'buy', reason: 'again' })).text).toContain('was closed already');
    const { text: list } = await callAs(gateway.services, sue, 'pay-methods list');
    expect(list).toMatch(/buy\s+wechat\s+Pat\s+\S+\s+codes are forged/);
    await call(pat, 'open', { side: 'both', reason: 'solved' });
    expect((await callAs(gateway.services, sue, 'pay-methods list')).text).toBe('Every pay method is open.');

    expect((await journalOf(gateway)).slice(-3).map(({ verb, by }) => [verb, by])).toEqual([
      ['pay-methods close', 'Pat'],
      ['pay-methods close', 'Pat'],
      ['pay-methods open', 'Pat'],
    ]);
    const { before, after } = await gateway.db.one<{ before: object[]; after: object[] }>(sql`
      select before, after from staff_journal order by id desc limit 1`);
    expect(before).toMatchObject([
      { side: 'buy', method: 3, reason: 'codes are forged' },
      { side: 'sell', method: 3 },
    ]);
    expect(after).toEqual([]);
  });

  it('refuses a method that does not exist', async () => {
    await expect(close('paypal', 'buy')).rejects.toThrow('Name a pay method: bank, wechat, alipay, e-cny, all.');
  });
});
