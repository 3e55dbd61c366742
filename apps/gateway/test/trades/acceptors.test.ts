import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { offerProcess } from '../../src/trade/trades/offer-process.ts';
import { addAccount } from '../harness/addAccount.ts';
import { BUY_LOT, SELL_LOT, Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later } = scene));

const acceptorWith = async (offset = '0', lots: readonly object[] = [SELL_LOT], fields: object = {}) => {
  const acceptor = await Trader.open(gateway, { userType: 7 });
  expect((await acceptor.offerLots(lots, { priceOffset: offset, ...fields })).code).toBe('0000');
  return acceptor;
};

/** The events of an acceptor's last offer, and their causes. */
async function historyOf({ member }: Trader) {
  const { id } = await gateway.db.one<{ id: bigint }>(sql`
    select id from offer where acceptor_id = ${member.id} order by id desc limit 1`);
  return (await offerProcess.events(gateway.db, id)).map(({ event, actor }) => `${event} by ${actor}`);
}

/** A purchase as an app makes it: the same request again and again, until it is decided. */
async function asking(who: Trader, amount = '100') {
  const request = { ...(await who.purchase()), amount };
  return { request, again: async () => await who.buy(request) };
}

describe('an acceptor', () => {
  it('sets lots with the payment password, and goes online', async () => {
    const acceptor = await Trader.open(gateway, { userType: 7 });
    const { body } = await acceptor.offerLots([SELL_LOT, BUY_LOT], { priceOffset: '-0.25' });
    expect(body).toMatchObject({
      online: true,
      offlineUntil: null,
      missesInHour: 0,
      priceOffset: '-0.25',
      dailyQuota: '5000',
      usedToday: '0',
      lots: [SELL_LOT, BUY_LOT],
    });
    const off = await acceptor.device.call('/lucky_c2c/updateAcceptorConfig', { online: false });
    expect(off.body).toMatchObject({ online: false, lots: [SELL_LOT, BUY_LOT] });
    expect((await acceptor.offerLots([SELL_LOT], { payPassTicket: 'none' })).code).toBe('NO_THIS_TICKET');
    expect((await acceptor.offerLots([{ ...SELL_LOT, payMethodIds: [4] }])).code).toBe('BANK_ACCOUNT_NOT_FOUND');
    expect((await acceptor.offerLots([{ ...SELL_LOT, min: '600' }])).code).toBe('ARGS_INVALID');
    for (const priceOffset of ['2.01', '-2.01', '1e1'])
      expect(await acceptor.offerLots([SELL_LOT], { priceOffset })).toMatchObject({
        code: 'ARGS_INVALID',
        body: { fields: ['priceOffset'] },
      });
  });

  it('is asked when nobody sells, accepts, and both sides have a trade with the coins in escrow', async () => {
    const acceptor = await acceptorWith('-1');
    const { again } = await asking(buyer);
    expect((await again()).code).toBe('2222');
    expect((await again()).code).toBe('2222');
    const offers = await acceptor.offers();
    expect(offers).toMatchObject([
      { billNo: null, transactionType: 8, amount: '100', payMethodId: 1, counterparty: { isMerchant: false } },
    ]);
    const { code, body } = await acceptor.acceptFirst();
    expect(code).toBe('0000');
    expect(body.order).toMatchObject({
      transactionType: 8,
      status: 1,
      price: offers[0].price,
      fiatAmount: offers[0].fiatAmount,
      escrow: '100',
    });
    expect(await acceptor.money()).toEqual(['1000', '100']);
    const bought = await again();
    expect(bought.body).toMatchObject({
      matched: true,
      order: { transactionType: 9, status: 1, price: offers[0].price, bonus: '3' },
    });
    expect(await acceptor.offers()).toEqual([]);
    await buyer.pay(bought.body.order.billNo);
    expect((await acceptor.release(body.order.billNo)).body.status).toBe(2);
    expect(await buyer.money()).toEqual(['1103', '0']);
  });

  it('chooses the account that the buyer pays; one of somebody else, of another method, or none is refused with its field', async () => {
    const acceptor = await acceptorWith();
    const second = await addAccount(gateway, acceptor.member);
    const wallet = {
      payMethodId: 5,
      bankCode: 'ICBC',
      bankName: '工商银行',
      accountNo: undefined,
      walletNo: '0061000012345678',
    };
    const other = await addAccount(gateway, acceptor.member, wallet);
    await acceptor.comeBack();
    const { again } = await asking(buyer);
    await again();
    for (const payAccountId of [seller.accountId, other, 'pa_none'])
      expect(await acceptor.acceptFirst({ payAccountId })).toMatchObject({
        code: 'ARGS_INVALID',
        body: { fields: ['payAccountId'] },
      });
    expect(await acceptor.money()).toEqual(['1000', '0']);
    const { body } = await acceptor.acceptFirst({ payAccountId: second });
    const { accountId } = await gateway.db.one<{ accountId: string }>(sql`
      select a.account_id as "accountId" from sale s join pay_account a on a.id = s.pay_account_id where s.bill_no = ${body.order.billNo}`);
    expect(accountId).toBe(second);
  });

  it('is counted for buyers, with round amounts of the lots', async () => {
    await acceptorWith('-0.5');
    await seller.sell({ amount: '77' });
    const { body } = await buyer.device.call('/lucky_transaction/recommendBuyerAmount', {
      payMethodId: 1,
      currency: 'USDT',
    });
    expect(body.sellersOnline).toBe(2);
    expect(body.list.map(({ amount, fast }: { amount: string; fast: boolean }) => [amount, fast])).toEqual([
      ['50', false],
      ['77', true],
      ['100', false],
      ['200', false],
      ['500', false],
    ]);
  });

  it('earns the spread of the price and a rebate with a bill of its own', async () => {
    const acceptor = await acceptorWith('0.2');
    const { again } = await asking(buyer);
    await again();
    const { order } = (await acceptor.acceptFirst()).body;
    await buyer.pay((await again()).body.order.billNo);
    await acceptor.release(order.billNo);
    // 0.05 % of 100 USDT.
    expect(await acceptor.money()).toEqual(['900.05', '0']);
    const { total, list } = (await acceptor.device.call('/exchangeUser/sumPeriodLog', { windowDays: 7 })).body;
    expect(total).toMatchObject({ bills: 1, turnover: '100', rebate: '0.05' });
    expect(Number(total.spread)).toBeGreaterThan(0.1);
    expect(Number(total.spread)).toBeLessThan(0.4);
    expect(list.at(-1) ?? list[0]).toBeDefined();
  });

  it('who is cheaper is asked first; who declines is passed over; after three nobody is asked', async () => {
    // Further apart than prices are rounded, so that no two are equal.
    const acceptors = [
      await acceptorWith('1'),
      await acceptorWith('-0.5'),
      await acceptorWith('-0.2'),
      await acceptorWith('0.2'),
    ];
    const [dear, cheap, middle, other] = acceptors as [Trader, Trader, Trader, Trader];
    const { again } = await asking(buyer);
    for (const asked of [cheap, middle, other]) {
      expect((await again()).code).toBe('2222');
      const [offer] = await asked.offers();
      expect(offer).toBeDefined();
      const declined = await asked.device.call('/lucky_c2c/answerOffer', {
        offerNo: offer.offerNo,
        accept: false,
        reqNo: randomUUID(),
      });
      expect(declined).toMatchObject({ code: '0000', body: { order: null } });
      expect(await historyOf(asked)).toEqual(['ask by platform', 'decline by acceptor']);
    }
    expect((await again()).body).toMatchObject({ matched: false });
    expect(await dear.offers()).toEqual([]);
  });

  it('is free as soon as the buyer ends the search, which is then over for good', async () => {
    const acceptor = await acceptorWith();
    const { request, again } = await asking(buyer);
    expect((await again()).code).toBe('2222');
    const end = async (who: Trader) =>
      (await who.device.call('/lucky_c2c/depositCancel', { reqNo: request.reqNo })).body;
    expect(await end(seller)).toBe(false);
    expect(await end(buyer)).toBe(true);
    expect(await acceptor.offers()).toEqual([]);
    expect((await again()).code).toBe('ORDER_CANCELED');
    expect(await end(buyer)).toBe(false);
    expect(await acceptor.money()).toEqual(['1000', '0']);
    // Another search may begin at once.
    const next = await asking(buyer);
    await next.again();
    await acceptor.acceptFirst();
    expect((await buyer.device.call('/lucky_c2c/depositCancel', { reqNo: next.request.reqNo })).body).toBe(false);
    expect((await next.again()).body.matched).toBe(true);
  });

  it('has a minute; an offer that is over goes to the next, and the first cannot take it any more', async () => {
    const first = await acceptorWith('-0.5');
    const second = await acceptorWith('0');
    const { request } = await asking(buyer);
    await buyer.buy(request);
    const [offer] = await first.offers();
    await later(1.1);
    await first.comeBack();
    await second.comeBack();
    expect((await buyer.buy(request)).code).toBe('2222');
    expect(
      (await first.device.call('/lucky_c2c/answerOffer', { offerNo: offer.offerNo, accept: true, reqNo: randomUUID() }))
        .code,
    ).toBe('ORDER_EXPIRED');
    expect((await second.acceptFirst()).code).toBe('0000');
    expect((await buyer.buy(request)).body).toMatchObject({ matched: true });
    const misses = async () => (await first.device.call('/lucky_c2c/getAcceptorConfig')).body.missesInHour;
    expect(await misses()).toBe(1);
    await fireDeadlines(gateway.db, gateway.services.config.policy, [offerProcess]);
    expect(await misses()).toBe(1);
    expect(await historyOf(first)).toEqual(['ask by platform', 'miss by clock']);
    expect(await historyOf(second)).toEqual(['ask by platform', 'accept by acceptor']);
  });

  it('pauses for an hour after three misses', async () => {
    const acceptor = await acceptorWith();
    for (let miss = 0; miss < 3; miss += 1) {
      const someone = await Trader.open(gateway);
      expect((await someone.buy()).code).toBe('2222');
      await gateway.db.query(
        sql`update offer set expires_at = app_now() - interval '1 second' where state = 'open' and expires_at > app_now()`,
      );
    }
    const { body } = await acceptor.device.call('/lucky_c2c/getAcceptorConfig');
    expect(body).toMatchObject({ online: false, missesInHour: 3, offlineUntil: expect.any(Number) });
    expect(await acceptor.device.call('/lucky_c2c/updateAcceptorConfig', { online: true })).toMatchObject({
      code: 'TRY_AGAIN_LATER',
      body: { offlineUntil: body.offlineUntil },
    });
    expect((await buyer.buy()).body).toMatchObject({ matched: false });
    await later(62);
    await acceptor.comeBack();
    expect((await acceptor.device.call('/lucky_c2c/getAcceptorConfig')).body).toMatchObject({
      online: true,
      offlineUntil: null,
    });
    expect((await buyer.buy()).code).toBe('2222');
  });

  it.each<[string, object, object]>([
    ['with a lot of other amounts', {}, { lots: [{ ...SELL_LOT, max: '99' }] }],
    ['without quota', {}, { dailyQuota: '99' }],
    ['without the coins', { balances: { USDT: '99' } }, {}],
    ['above the price that the buyer saw', {}, { priceOffset: '2' }],
    ['offline', {}, { online: false }],
  ])('%s is not asked', async (_what, options, { lots = [SELL_LOT], ...fields }: { lots?: readonly object[] }) => {
    const acceptor = await Trader.open(gateway, { userType: 7, ...options });
    await acceptor.offerLots(lots, fields);
    expect((await buyer.buy()).body).toMatchObject({ matched: false });
  });

  it('is not asked while a member sells, and not by one buyer twice at once', async () => {
    const acceptor = await acceptorWith();
    await seller.sell();
    expect((await buyer.buy()).body).toMatchObject({ matched: true });
    expect((await buyer.buy()).code).toBe('2222');
    expect((await buyer.buy()).body).toMatchObject({ matched: false });
    expect(await acceptor.offers()).toHaveLength(1);
  });

  it('a sale that appears while an acceptor is asked wins, and the offer is gone', async () => {
    const acceptor = await acceptorWith();
    const { request, again } = await asking(buyer);
    await again();
    const [offer] = await acceptor.offers();
    await seller.sell();
    expect((await buyer.buy(request)).body).toMatchObject({ matched: true });
    expect(await historyOf(acceptor)).toEqual(['ask by platform', 'take by platform']);
    expect(
      (
        await acceptor.device.call('/lucky_c2c/answerOffer', {
          offerNo: offer.offerNo,
          accept: true,
          reqNo: randomUUID(),
        })
      ).code,
    ).toBe('ORDER_ALREADY_DONE');
    expect(await acceptor.money()).toEqual(['1000', '0']);
  });

  it('buys a member’s sale that has waited for half a minute', async () => {
    const acceptor = await acceptorWith('0', [BUY_LOT]);
    const { body: sale } = await seller.sell();
    expect(await acceptor.offers()).toEqual([]);
    await later(0.6);
    await acceptor.comeBack();
    expect(await acceptor.offers()).toMatchObject([
      { billNo: sale.billNo, transactionType: 9, amount: '100', price: sale.price },
    ]);
    const { body } = await acceptor.acceptFirst();
    expect(body.order).toMatchObject({ transactionType: 9, status: 1, bonus: '0' });
    await acceptor.pay(body.order.billNo);
    await seller.release(sale.billNo);
    expect(await acceptor.money()).toEqual(['1100.05', '0']);
    const { total } = (await acceptor.device.call('/exchangeUser/sumPeriodLog', { windowDays: 7 })).body;
    expect(Number(total.spread)).toBeGreaterThan(0);
  });

  it('cannot take what was offered to another one', async () => {
    await acceptorWith('-0.5');
    const other = await acceptorWith('0');
    await buyer.buy();
    const { offerNo } = await gateway.db.one<{ offerNo: string }>(
      sql`select offer_no as "offerNo" from offer order by id desc limit 1`,
    );
    expect(
      (await other.device.call('/lucky_c2c/answerOffer', { offerNo, accept: true, reqNo: randomUUID() })).code,
    ).toBe('ORDER_NOT_FOUND');
    expect(
      (await seller.device.call('/lucky_c2c/answerOffer', { offerNo, accept: true, reqNo: randomUUID() })).code,
    ).toBe('NO_RIGHTS');
  });

  it('of an acceptance and the buyer’s own request, one makes the trade', async () => {
    const acceptor = await acceptorWith();
    const { again } = await asking(buyer);
    await again();
    const [offer] = await acceptor.offers();
    await seller.sell();
    await Promise.all([
      again(),
      acceptor.device.call('/lucky_c2c/answerOffer', { offerNo: offer.offerNo, accept: true, reqNo: randomUUID() }),
    ]);
    const { body } = await again();
    expect(body.matched).toBe(true);
    expect((await buyer.device.call('/order/pageQuery', { pageNo: 1, pageSize: 20 })).body.total).toBe(1);
  });
});
