import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { ticketed } from '../harness/payTicket.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched, paid } = scene));

describe('more time for the payment', () => {
  it('comes once, in the last five minutes, and the deadline keeps its place', async () => {
    const { sale, purchase } = await matched();
    const { deadline, extension } = (await buyer.trade(purchase)).body;
    expect(extension).toEqual({ opensAt: deadline.at - 5 * 60_000, minutes: 15 });
    expect((await seller.trade(sale)).body.extension).toBeNull();
    expect((await buyer.extend(purchase)).code).toBe('TIME_INVALID');
    await later(26);
    expect((await seller.extend(sale)).code).toBe('NO_RIGHTS');
    const { code, body } = await buyer.extend(purchase);
    expect(code).toBe('0000');
    expect(body).toMatchObject({
      status: 1,
      deadline: { kind: 'pay', at: deadline.at + 15 * 60_000 },
      extension: null,
    });
    expect(body.events.at(-1)).toMatchObject({ event: 'extend', from: 1, to: 1, actor: 'buyer' });
    expect((await buyer.extend(purchase)).code).toBe('ORDER_ALREADY_DONE');
    await later(44);
    expect(await deadlines()).toBe(0);
    expect((await buyer.pay(purchase)).body.status).toBe(3);
  });

  it('does not come after the end, and the next buyer has an extension of their own', async () => {
    const { sale, purchase } = await matched();
    await later(26);
    await buyer.extend(purchase);
    await later(46);
    expect((await buyer.extend(purchase)).code).toBe('3025');
    await deadlines();
    expect((await seller.trade(sale)).body.status).toBe(0);
    const next = await Trader.open(gateway);
    const order = (await next.buy()).body.order;
    expect(order.extension).not.toBeNull();
    await later(46 + 26);
    await next.comeBack();
    expect((await next.extend(order.billNo)).code).toBe('0000');
  });
});

describe('a session without the payment password [S49][S52]', () => {
  const PATH = '/lucky_c2c/order';
  const without = async (trader: Trader, call: string, fields: object) =>
    (await trader.device.call(`${PATH}/${call}`, { reqNo: randomUUID(), ...fields })).code;

  it('lets no payment go, whoever asks first', async () => {
    const { sale, purchase } = await paid();
    const asks = { billNo: purchase, expectStatus: 3 };
    expect(await without(buyer, 'askCancel', asks)).toBe('NO_THIS_TICKET');
    expect((await seller.askCancel(sale, 3)).code).toBe('0000');
    expect(await without(buyer, 'answerCancel', { ...asks, agree: true })).toBe('ARGS_INVALID');
    expect(await without(buyer, 'answerCancel', { ...asks, agree: true, payPassTicket: 'none' })).toBe(
      'NO_THIS_TICKET',
    );
    expect((await buyer.trade(purchase)).body.status).toBe(3);
    expect((await buyer.answerCancel(purchase, true, 3)).body.status).toBe(-1);
  });

  it('concedes no appeal as the buyer', async () => {
    const { sale, purchase } = await paid();
    await later(31);
    expect((await seller.contest(sale)).code).toBe('0000');
    const conceded = { billNo: purchase, action: 'agree', expectStatus: 4 };
    expect((await buyer.inAppeal('buyer', conceded)).code).toBe('ARGS_INVALID');
    expect((await buyer.inAppeal('buyer', { ...conceded, payPassTicket: 'none' })).code).toBe('NO_THIS_TICKET');
    expect((await buyer.trade(purchase)).body.status).toBe(4);
    expect((await buyer.concede('buyer', purchase)).body.status).toBe(-2);
  });

  it('changes no price and no quota of an acceptor, only whether offers come', async () => {
    const acceptor = await Trader.open(gateway, { userType: 7 });
    const change = async (fields: object) =>
      (await acceptor.device.call('/lucky_c2c/updateAcceptorConfig', { ...fields })).code;
    for (const fields of [{ priceOffset: '-2' }, { dailyQuota: '9999999' }]) {
      expect(await change(fields)).toBe('ARGS_INVALID');
      expect(await change({ ...fields, payPassTicket: 'none' })).toBe('NO_THIS_TICKET');
    }
    const { payPassTicket } = await ticketed(gateway, acceptor.member, { priceOffset: '1', payPassTicket: '' });
    expect(await change({ priceOffset: '-1', payPassTicket })).toBe('NO_THIS_TICKET');
    expect(await change({ priceOffset: '1', dailyQuota: '7', payPassTicket })).toBe('NO_THIS_TICKET');
    expect(await change({ priceOffset: '1', online: true, payPassTicket })).toBe('0000');
    expect(await change({ online: false })).toBe('0000');
  });
});

describe('a cancellation that both sides agree on', () => {
  it('gives the coins back before the payment, and counts against nobody', async () => {
    const { sale, purchase } = await matched();
    const { deadline } = (await buyer.trade(purchase)).body;
    const asked = await seller.askCancel(sale);
    expect(asked.body).toMatchObject({ status: 1, deadline, escrow: '100' });
    expect(asked.body.events.at(-1)).toMatchObject({ event: 'askCancel', actor: 'seller' });
    expect((await seller.answerCancel(sale, true)).code).toBe('CONDITION_NOT_FULLFILL');
    const { code, body } = await buyer.answerCancel(purchase, true);
    expect(code).toBe('0000');
    expect(body).toMatchObject({ status: -1, escrow: '0', deadline: null });
    expect((await seller.trade(sale)).body).toMatchObject({
      status: -1,
      escrow: '0',
      counterparty: { successRate: null },
    });
    expect(await seller.money()).toEqual(['1000', '0']);
    for (const [who, transactionType] of [
      [seller, 8],
      [buyer, 9],
    ] as const)
      expect((await who.device.call('/lucky_c2c/sellCancelTimesLimit', { transactionType })).body).toMatchObject({
        used: 0,
      });
  });

  it('is possible after the payment too; a question that is declined changes nothing', async () => {
    const { sale, purchase } = await paid();
    const { deadline } = (await seller.trade(sale)).body;
    await buyer.askCancel(purchase, 3);
    expect((await buyer.askCancel(purchase, 3)).code).toBe('ALREADY_EXISTS');
    expect((await seller.askCancel(sale, 3)).code).toBe('ALREADY_EXISTS');
    const declined = await seller.answerCancel(sale, false, 3);
    expect(declined.body).toMatchObject({ status: 3, deadline, escrow: '100' });
    expect((await seller.answerCancel(sale, true, 3)).code).toBe('CONDITION_NOT_FULLFILL');
    await buyer.askCancel(purchase, 3);
    expect((await seller.answerCancel(sale, true, 3)).body.status).toBe(-1);
    expect(await seller.money()).toEqual(['1000', '0']);
    expect(await buyer.money()).toEqual(['1000', '0']);
  });

  it('has at most three questions of one side', async () => {
    const { sale, purchase } = await matched();
    for (let round = 0; round < 3; round += 1) {
      expect((await seller.askCancel(sale)).code).toBe('0000');
      await buyer.answerCancel(purchase, false);
    }
    expect((await seller.askCancel(sale)).code).toBe('OVER_MAX_TOTAL');
    expect((await buyer.askCancel(purchase)).code).toBe('0000');
  });

  it('a payment ends the question, and so does the end of the time', async () => {
    const { sale, purchase } = await matched();
    await seller.askCancel(sale);
    await buyer.pay(purchase);
    expect((await buyer.answerCancel(purchase, true)).code).toBe('3025');
    expect((await buyer.answerCancel(purchase, true, 3)).code).toBe('CONDITION_NOT_FULLFILL');
    await seller.release(sale);
    const second = await matched();
    await seller.askCancel(second.sale);
    await later(31);
    expect((await buyer.answerCancel(second.purchase, true)).code).toBe('3025');
  });

  it('needs an account that is not frozen on the side that agrees', async () => {
    const { sale, purchase } = await paid();
    await seller.askCancel(sale, 3);
    await gateway.db.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at)
      values (${buyer.member.id}, 'account', app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    expect((await buyer.answerCancel(purchase, true, 3)).code).toBe('NO_RIGHTS');
    expect((await buyer.answerCancel(purchase, false, 3)).code).toBe('0000');
  });

  it('and a release at the same moment have one winner', async () => {
    const { sale, purchase } = await paid();
    await seller.askCancel(sale, 3);
    const answers = await Promise.all([buyer.answerCancel(purchase, true, 3), seller.release(sale)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '3025']);
    expect([2, -1]).toContain((await seller.trade(sale)).body.status);
  });
});

describe('the names of which a seller picks the payer', () => {
  it('are three, the same at each look; the wrong ones release nothing', async () => {
    const { sale, purchase } = await paid();
    const { payerName, payerChoices } = (await seller.trade(sale)).body;
    expect(payerName).toBeNull();
    expect(payerChoices).toHaveLength(3);
    expect(payerChoices).toContain('张晓明');
    for (let look = 0; look < 3; look += 1) expect((await seller.trade(sale)).body.payerChoices).toEqual(payerChoices);
    expect((await buyer.trade(purchase)).body).toMatchObject({ payerName: '张晓明', payerChoices: [] });
    for (const wrong of payerChoices.filter((name: string) => name !== '张晓明'))
      expect((await seller.release(sale, { payerName: wrong })).code).toBe('6014');
    expect(await seller.money()).toEqual(['1000', '100']);
    expect((await seller.release(sale, { payerName: '张晓明' })).body).toMatchObject({
      status: 2,
      payerName: '张晓明',
      payerChoices: [],
    });
  });
});
