import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { giveVoucher, SALE } from '../harness/giveVoucher.ts';
import type { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, matched, paid } = scene));

describe('a trade', () => {
  it('brings the coins of a stranger to a buyer, through escrow', async () => {
    const queued = await seller.sell();
    expect(queued).toMatchObject({
      code: '0000',
      body: {
        transactionType: 8,
        status: 0,
        amount: '100',
        escrow: '100',
        counterparty: null,
        deadline: { kind: 'match' },
        payerName: null,
      },
    });
    expect(queued.body.payee.accountNo).toMatch(/^•••• \d{4}$/);
    expect(await seller.money()).toEqual(['1000', '100']);

    const { body } = await buyer.buy();
    const order = body.order;
    expect(order).toMatchObject({
      transactionType: 9,
      status: 1,
      amount: '100',
      price: queued.body.price,
      deadline: { kind: 'pay' },
      payerName: '张晓明',
      payRemark: expect.stringMatching(/^\d{4}$/),
      events: [{ seq: 1, from: null, to: 1, actor: 'platform' }],
    });
    expect(order.payee).toMatchObject({ realName: '林小梅', accountNo: expect.stringMatching(/^\d{16}$/) });
    expect(order.fiatAmount).toBe((Number(order.price) * 100).toFixed(2).replace(/\.?0+$/, ''));

    const sent = await buyer.pay(order.billNo);
    expect(sent).toMatchObject({ code: '0000', body: { status: 3, deadline: { kind: 'release' } } });
    expect(sent.body.proofs).toHaveLength(1);
    expect(sent.body.appealOpensAt).toBe(sent.body.deadline.at);
    const proof = { fileId: sent.body.proofs[0].fileId };
    expect((await seller.device.call('/common/getImage', proof)).code).toBe('0000');

    const done = await seller.release(queued.body.billNo);
    expect(done).toMatchObject({ code: '0000', body: { status: 2, escrow: '0', deadline: null, payerName: '张晓明' } });
    expect(done.body.events.map(({ to }: { to: number }) => to)).toEqual([0, 1, 3, 2]);
    expect(done.body.payee.accountNo).toMatch(/^••••/);
    expect(await seller.money()).toEqual(['900', '0']);
    expect(await buyer.money()).toEqual(['1103', '0']);
    expect((await buyer.trade(order.billNo)).body).toMatchObject({
      status: 2,
      counterparty: { successOrderNum: 1, successRate: 1 },
    });
    for (const trader of [buyer, seller])
      expect((await trader.device.call('/exchangeUser/getUserInfo')).body).toMatchObject({
        successOrderNum: 1,
        totalOrderNum: 1,
      });
    const balanceOf = async (trader: Trader) =>
      (await trader.device.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'USDT' })).body;
    expect(await balanceOf(seller)).toMatchObject({ sellSuccessCount: 1, sellSuccessRate: 1 });
    expect(await balanceOf(buyer)).toMatchObject({ sellSuccessCount: 0, sellSuccessRate: 0 });
    const bills = (await buyer.device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 5, orderType: 'BUY' })).body;
    expect(bills.list).toContainEqual(
      expect.objectContaining({ billNo: order.billNo, amount: '100', status: 2, businessType: 902 }),
    );
  });

  it('has a receipt on both sides: names, coins, price, sum, account, reference and times', async () => {
    const { sale, purchase } = await paid();
    const seen = (await buyer.trade(purchase)).body;
    expect((await seller.release(sale)).code).toBe('0000');
    const receiptOf = async (who: Trader, billNo: string) =>
      (await who.device.call('/order/getPaymentReceipt', { billNo })).body;
    const bought = await receiptOf(buyer, purchase);
    expect(bought.payment).toEqual({
      payMethodId: 1,
      fiat: 'CNY',
      fiatAmount: seen.fiatAmount,
      price: seen.price,
      coins: '100',
      bonus: '3',
      split: null,
      buyerName: seen.payerName,
      sellerName: seen.payee.realName,
      account: expect.stringMatching(new RegExp(`^${seen.payee.bankName} •••• ${seen.payee.accountNo.slice(-4)}$`)),
      reference: seen.payRemark,
      paidAt: seen.events.at(-1).at,
      releasedAt: expect.any(Number),
    });
    expect(bought.payment.releasedAt).toBeGreaterThanOrEqual(bought.payment.paidAt);
    const sold = await receiptOf(seller, sale);
    expect(sold.payment).toEqual({ ...bought.payment, bonus: '0' });
    expect(sold.seal).not.toBe(bought.seal);
  });

  it('gives the buyer the seller’s price when that is lower than the one seen', async () => {
    const { body: sale } = await seller.sell();
    const { body } = await buyer.buy();
    expect(Number(body.order.price)).toBeLessThan(Number(await buyer.price('buy')));
    expect(body.order.price).toBe(sale.price);
  });

  it('makes no order of a request that comes too late, and still answers one that it made', async () => {
    await seller.sell();
    const late = { placeBy: gateway.services.clock.now() - 1, reqNo: randomUUID() };
    expect(await buyer.buy(late)).toMatchObject({ code: 'EXPIRED' });
    const inTime = {
      placeBy: gateway.services.clock.now() + 60_000,
      reqNo: randomUUID(),
      price: await buyer.price('buy'),
    };
    const first = await buyer.buy(inTime);
    expect(first.body.matched).toBe(true);
    expect((await buyer.buy({ ...inTime, placeBy: 1 })).body.order.billNo).toBe(first.body.order.billNo);
  });

  it('shows the same tracker to both sides, and its lists count it', async () => {
    const { sale, purchase } = await paid();
    const quick = async (who: Trader) =>
      (await who.device.call('/order/quickOrderQuery', { pageNo: 1, pageSize: 100, orderStatus: 2 })).body;
    expect(await quick(buyer)).toMatchObject({
      total: 1,
      cashIn: 1,
      cashOut: 0,
      list: [{ billNo: purchase, status: 3 }],
    });
    expect(await quick(seller)).toMatchObject({ total: 1, cashIn: 0, cashOut: 1, list: [{ billNo: sale, status: 3 }] });
    const rows = async (fields: object) =>
      (await seller.device.call('/order/pageQuery', { pageNo: 1, pageSize: 20, ...fields })).body.list.length;
    expect(
      await Promise.all(
        [
          {},
          { transactionType: 8 },
          { transactionType: 9 },
          { orderStatus: 2 },
          { orderStatus: 1 },
          { windowDays: 7 },
        ].map(rows),
      ),
    ).toEqual([1, 1, 0, 1, 0, 1]);
  });

  it('may be released before the buyer marks the payment, when the seller says that the money came', async () => {
    const { sale } = await matched();
    expect((await seller.release(sale)).code).toBe('3025');
    expect((await seller.release(sale, { expectStatus: 1, moneyReceived: true })).body.status).toBe(2);
  });

  it('answers the same request with the same trade, once', async () => {
    const { body: sale } = await seller.sell();
    const reqNo = randomUUID();
    const price = await buyer.price('buy');
    const answers = await Promise.all([1, 2, 3].map(() => buyer.buy({ reqNo, price })));
    for (const { body } of answers.filter(({ code }) => code === '0000'))
      expect(body.order.billNo).toBe(answers.find(({ code }) => code === '0000')?.body.order.billNo);
    expect((await buyer.buy({ reqNo, price })).body.order.status).toBe(1);
    expect((await seller.trade(sale.billNo)).body.status).toBe(1);
    expect((await buyer.device.call('/order/pageQuery', { pageNo: 1, pageSize: 20 })).body.total).toBe(1);
  });
});

describe('the account that a trade pays into', () => {
  const info = async (who: Trader) =>
    (await who.device.call('/bankAccount/payAccountInfo', { id: who.accountId })).body;
  const remove = async (who: Trader) =>
    (await who.device.call('/bankAccount/deletePayAcount', { id: who.accountId })).code;

  it('says so, and cannot be deleted before the trade has ended', async () => {
    expect(await info(seller)).toMatchObject({ isInTrade: false });
    const { body: queued } = await seller.sell();
    expect(await info(seller)).toMatchObject({ isInTrade: true });
    expect(await remove(seller)).toBe('BANK_ACCOUNT_UNAVAILABLE');
    await seller.cancelSale(queued.billNo);
    const { sale } = await paid();
    expect(await remove(seller)).toBe('BANK_ACCOUNT_UNAVAILABLE');
    await seller.release(sale);
    expect(await info(seller)).toMatchObject({ isInTrade: false });
    expect(await remove(seller)).toBe('0000');
  });

  it('is either deleted or used, when both happen at once', async () => {
    const price = await seller.price('sell');
    const [sold, removed] = await Promise.all([seller.sell({ price }), remove(seller)]);
    const answers = [sold.code, removed];
    expect(
      answers.filter((code) => code === '0000'),
      answers.join(' '),
    ).toHaveLength(1);
  });
});

describe('what a trade brings beside its coins', () => {
  it('the bonus of the pay method is promised with the order and paid at completion', async () => {
    const { sale, purchase } = await paid();
    expect((await buyer.trade(purchase)).body.bonus).toBe('3');
    await seller.release(sale);
    expect(await buyer.money()).toEqual(['1103', '0']);
  });

  it('the bonus is a part of the bill of the order, and no purchase of its own', async () => {
    const { sale, purchase } = await paid();
    await seller.release(sale);
    const { list } = (await buyer.device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 20, orderType: 'BUY' }))
      .body;
    expect(list).toMatchObject([{ billNo: purchase, amount: '100', bonus: '3' }]);
    const postings = async (who: Trader, billNo: string) =>
      (await who.device.call('/order/detail', { billNo })).body.postings.map(
        ({ account, amount }: Record<string, string>) => [account, amount],
      );
    expect(await postings(buyer, purchase)).toEqual([
      ['theirs', '-100'],
      ['mine', '100'],
      ['promotion', '-3'],
      ['mine', '3'],
    ]);
    expect(await postings(seller, sale)).toEqual([
      ['mine', '-100'],
      ['theirs', '100'],
    ]);
    const later = sql`update bill set bonus = bonus + 1 where bill_no = ${purchase}`;
    await expect(gateway.db.query(later)).rejects.toMatchObject({ code: 'P0A01' });
  });

  it('a voucher is set aside, returned when the order fails, and paid when it succeeds', async () => {
    const voucherId = await giveVoucher(gateway.db, buyer.member.id);
    const state = async () => (await buyer.device.call('/promotion/query/detail', { voucherId })).body.status;
    await seller.sell({ amount: '200' });
    const first = (await buyer.buy({ amount: '200', voucherId })).body.order;
    expect(first.voucher).toMatchObject({ id: voucherId });
    expect(await state()).toBe(2);
    await buyer.cancelPurchase(first.billNo);
    expect(await state()).toBe(1);
    const { body } = await buyer.buy({ amount: '200', voucherId });
    await buyer.pay(body.order.billNo);
    const sale = (await seller.device.call('/order/quickOrderQuery', { pageNo: 1, pageSize: 1, orderStatus: 2 })).body
      .list[0];
    await seller.release(sale.billNo);
    expect(await state()).toBe(3);
    expect(Number((await buyer.money())[0])).toBe(1200 + Number(body.order.bonus));
    expect(Number(body.order.bonus)).toBeGreaterThanOrEqual(Number(first.voucher.bonus));
  });

  it('a voucher of a sale is returned when the sale fails, and paid to the seller when it succeeds', async () => {
    const voucherId = await giveVoucher(gateway.db, seller.member.id, SALE);
    const state = async () => (await seller.device.call('/promotion/query/detail', { voucherId })).body.status;
    const first = (await seller.sell({ amount: '200', voucherId })).body;
    expect(first.voucher).toMatchObject({ id: voucherId, kind: 3 });
    expect(await state()).toBe(2);
    await seller.cancelSale(first.billNo);
    expect(await state()).toBe(1);
    expect((await seller.trade(first.billNo)).body).toMatchObject({ bonus: '0', voucher: null });

    const agreed = (await seller.sell({ amount: '200', voucherId })).body.billNo as string;
    const purchase = (await buyer.buy({ amount: '200' })).body.order.billNo as string;
    await seller.askCancel(agreed);
    await buyer.answerCancel(purchase, true);
    expect(await state()).toBe(1);

    const { billNo, voucher, bonus } = (await seller.sell({ amount: '200', voucherId })).body;
    expect(bonus).toBe(voucher.bonus);
    await buyer.pay((await buyer.buy({ amount: '200' })).body.order.billNo);
    await seller.release(billNo);
    expect(await state()).toBe(3);
    expect(Number(voucher.bonus)).toBeGreaterThan(0);
    expect(Number((await seller.money())[0])).toBe(800 + Number(voucher.bonus));
  });

  it('a voucher of a purchase does not fit a sale, nor the other way round', async () => {
    const ofPurchase = await giveVoucher(gateway.db, seller.member.id);
    expect((await seller.sell({ amount: '200', voucherId: ofPurchase })).code).toBe('CONDITION_NOT_FULLFILL');
    await seller.sell({ amount: '200' });
    const ofSale = await giveVoucher(gateway.db, buyer.member.id, SALE);
    expect((await buyer.buy({ amount: '200', voucherId: ofSale })).code).toBe('CONDITION_NOT_FULLFILL');
  });

  it('a voucher of somebody else does not fit', async () => {
    await seller.sell();
    const voucherId = await giveVoucher(gateway.db, seller.member.id);
    expect((await buyer.buy({ voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
  });
});
