import { describe, expect, it } from 'vitest';
import { dayStart } from '../../src/call/time.ts';
import { sql } from '../../src/db/index.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched, paid } = scene));

describe('ways out', () => {
  it('a seller takes back a sale without a buyer', async () => {
    const { body } = await seller.sell();
    expect((await seller.cancelSale(body.billNo)).body).toMatchObject({
      status: -1,
      escrow: '0',
      events: [{ to: 0 }, { to: -1, reason: 'PRICE' }],
    });
    expect(await seller.money()).toEqual(['1000', '0']);
    expect((await seller.cancelSale(body.billNo)).code).toBe('3025');
  });

  it('a buyer gives up, and the sale waits for the next one in its place', async () => {
    const { sale, purchase } = await matched();
    expect((await buyer.cancelPurchase(purchase)).body).toMatchObject({ status: -1, deadline: null });
    expect((await seller.trade(sale)).body).toMatchObject({
      status: 0,
      counterparty: null,
      escrow: '100',
      payerName: null,
    });
    const next = await Trader.open(gateway, { realName: '周立恒' });
    expect((await next.buy()).body.matched).toBe(true);
    expect((await seller.trade(sale)).body).toMatchObject({
      status: 1,
      payerName: null,
      payerChoices: expect.arrayContaining(['周立恒']),
    });
    expect((await buyer.trade(purchase)).body).toMatchObject({
      status: -1,
      events: [{ to: 1 }, { to: -1, reason: 'CHANGED_MIND' }],
    });
  });

  it('the time for the payment passes: the sale waits again, and after the third buyer it ends', async () => {
    const { sale, purchase } = await matched();
    for (const [round, shift] of [31, 62, 93].entries()) {
      await later(shift);
      expect(await deadlines()).toBe(1);
      const { status } = (await seller.trade(sale)).body;
      expect(status).toBe(round < 2 ? 0 : -2);
      if (round < 2) expect((await (await Trader.open(gateway)).buy()).body.matched).toBe(true);
    }
    expect((await buyer.trade(purchase)).body.status).toBe(-2);
  });

  it('a payment marked too late shows the trade as it is now', async () => {
    const { purchase } = await matched();
    await later(31);
    const late = await buyer.pay(purchase);
    expect(late).toMatchObject({ code: '3025', body: { billNo: purchase, status: -2 } });
  });

  it('a sale that nobody wants ends after a day', async () => {
    const { body } = await seller.sell();
    await later(24 * 60 + 1);
    expect(await deadlines()).toBe(1);
    expect((await seller.trade(body.billNo)).body).toMatchObject({ status: -2, escrow: '0' });
    expect(await seller.money()).toEqual(['1000', '0']);
  });

  it('nothing is released by itself after the payment: staff looks at it in the end', async () => {
    const { sale, purchase } = await paid();
    await later(31);
    await deadlines();
    expect((await seller.trade(sale)).body).toMatchObject({ status: 3, sellLongTimeFlag: 1, escrow: '100' });
    await later(12 * 60 + 32);
    await deadlines();
    expect((await buyer.trade(purchase)).body).toMatchObject({ status: 5, escrow: '100' });
    expect(await seller.money()).toEqual(['1000', '100']);
  });
});

describe('races have one winner [S29]', () => {
  it('of eight buyers for one sale', async () => {
    await seller.sell();
    const buyers = await Promise.all(Array.from({ length: 8 }, () => Trader.open(gateway)));
    const price = await buyer.price('buy');
    const answers = await Promise.all(buyers.map((each) => each.buy({ price })));
    expect(answers.map(({ body }) => body?.matched).filter(Boolean)).toHaveLength(1);
  });

  it('of a payment and a cancellation', async () => {
    const { sale, purchase } = await matched();
    const answers = await Promise.all([buyer.pay(purchase), buyer.cancelPurchase(purchase)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '3025']);
    expect([0, 3]).toContain((await seller.trade(sale)).body.status);
  });

  it('of five releases [S28]', async () => {
    const { sale } = await paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => seller.release(sale)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '3025', '3025', '3025', '3025']);
    expect(await buyer.money()).toEqual(['1103', '0']);
  });

  it('of a cancellation and a buyer', async () => {
    const { body } = await seller.sell();
    const price = await buyer.price('buy');
    await Promise.all([seller.cancelSale(body.billNo), buyer.buy({ price })]);
    expect([1, -1]).toContain((await seller.trade(body.billNo)).body.status);
  });
});

describe('too many cancellations', () => {
  const cancel = async () => await seller.cancelSale((await seller.sell({ amount: '20' })).body.billNo);
  const shutUntil = async () =>
    (await seller.device.call('/exchangeUser/getUserInfo')).body.sellInvalidEnd as number | null;

  it('close the side for 15 minutes, over midnight too', async () => {
    const now = async () => (await gateway.db.one<{ now: number }>(sql`select app_now() as now`)).now;
    const { end } = await gateway.db.one<{ end: number }>(
      sql`select ${dayStart(gateway.services.config.policy)} + interval '1 day' as end`,
    );
    await later(Math.floor((end - (await now())) / 60_000) - 5);
    await seller.comeBack();
    for (let count = 0; count < 3; count += 1) await cancel();
    expect(await shutUntil()).toBeNull();
    const before = await now();
    await cancel();
    expect(await shutUntil()).toBeGreaterThanOrEqual(before + 15 * 60_000);
    expect((await seller.sell({ amount: '20' })).code).not.toBe('0000');
  });
});
