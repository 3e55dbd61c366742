import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { processes } from '../../src/jobs/processes.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { giveVoucher } from '../harness/giveVoucher.ts';
import { ticketed } from '../harness/payTicket.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { Trader } from './TradeStage.ts';

let gateway: TestGateway;
let seller: Trader;
let buyer: Trader;
useTestGateway({}, (stage: Stage) => ({ gateway } = stage));

const MINUTE = 60_000;

beforeEach(async () => {
  // The market of each test is its own.
  await gateway.db.query(sql`update sale set queued_until = app_now() where state = 'matching'`);
  await gateway.db.query(sql`delete from process_deadline where process = 'trade'`);
  await gateway.db.query(sql`delete from purchase_wish`);
  seller = await Trader.open(gateway, { realName: '林小梅' });
  buyer = await Trader.open(gateway, { realName: '张晓明' });
});
afterEach(async () => await expectSoundLedger(gateway));

/** Moves the clock to so many minutes after the start of the test. Both traders sign in again. */
async function later(minutes: number): Promise<void> {
  await gateway.shiftClock(minutes * MINUTE);
  await seller.comeBack();
  await buyer.comeBack();
}

const deadlines = async () => await fireDeadlines(gateway.db, gateway.services.config.policy, processes);

/** A sale with a buyer. */
async function matched() {
  const sale = (await seller.sell()).body;
  const { body } = await buyer.buy();
  expect(body.matched).toBe(true);
  return { sale: sale.billNo as string, purchase: body.order.billNo as string };
}

async function paid() {
  const bills = await matched();
  expect((await buyer.pay(bills.purchase)).code).toBe('0000');
  return bills;
}

describe('a trade', () => {
  it('brings the coins of a stranger to a buyer, through escrow', async () => {
    const queued = await seller.sell();
    expect(queued).toMatchObject({
      code: '0000',
      body: { transactionType: 8, status: 0, amount: '100', escrow: '100', counterparty: null, deadline: { kind: 'match' }, payerName: null },
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
    expect((await buyer.trade(order.billNo)).body).toMatchObject({ status: 2, counterparty: { successOrderNum: 1, successRate: 1 } });
    const bills = (await buyer.device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 5, orderType: 'BUY' })).body;
    expect(bills.list).toContainEqual(expect.objectContaining({ billNo: order.billNo, amount: '100', status: 2, businessType: 902 }));
  });

  it('gives the buyer the seller’s price when that is lower than the one seen', async () => {
    const { body: sale } = await seller.sell();
    const { body } = await buyer.buy();
    expect(Number(body.order.price)).toBeLessThan(Number(await buyer.price('buy')));
    expect(body.order.price).toBe(sale.price);
  });

  it('shows the same tracker to both sides, and its lists count it', async () => {
    const { sale, purchase } = await paid();
    const quick = async (who: Trader) => (await who.device.call('/order/quickOrderQuery', { pageNo: 1, pageSize: 100, orderStatus: 2 })).body;
    expect(await quick(buyer)).toMatchObject({ total: 1, cashIn: 1, cashOut: 0, list: [{ billNo: purchase, status: 3 }] });
    expect(await quick(seller)).toMatchObject({ total: 1, cashIn: 0, cashOut: 1, list: [{ billNo: sale, status: 3 }] });
    const rows = async (fields: object) =>
      (await seller.device.call('/order/pageQuery', { pageNo: 1, pageSize: 20, ...fields })).body.list.length;
    expect(await Promise.all([{}, { transactionType: 8 }, { transactionType: 9 }, { orderStatus: 2 }, { orderStatus: 1 }, { windowDays: 7 }].map(rows))).toEqual([1, 1, 0, 1, 0, 1]);
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
    for (const { body } of answers.filter(({ code }) => code === '0000')) expect(body.order.billNo).toBe(answers.find(({ code }) => code === '0000')?.body.order.billNo);
    expect((await buyer.buy({ reqNo, price })).body.order.status).toBe(1);
    expect((await seller.trade(sale.billNo)).body.status).toBe(1);
    expect((await buyer.device.call('/order/pageQuery', { pageNo: 1, pageSize: 20 })).body.total).toBe(1);
  });
});

describe('what a trade brings beside its coins', () => {
  it('the bonus of the pay method is promised with the order and paid at completion', async () => {
    const { sale, purchase } = await paid();
    expect((await buyer.trade(purchase)).body.bonus).toBe('3');
    await seller.release(sale);
    expect(await buyer.money()).toEqual(['1103', '0']);
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
    const sale = (await seller.device.call('/order/quickOrderQuery', { pageNo: 1, pageSize: 1, orderStatus: 2 })).body.list[0];
    await seller.release(sale.billNo);
    expect(await state()).toBe(3);
    expect(Number((await buyer.money())[0])).toBe(1200 + Number(body.order.bonus));
    expect(Number(body.order.bonus)).toBeGreaterThanOrEqual(Number(first.voucher.bonus));
  });

  it('a voucher of somebody else does not fit', async () => {
    await seller.sell();
    const voucherId = await giveVoucher(gateway.db, seller.member.id);
    expect((await buyer.buy({ voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
  });
});

describe('ways out', () => {
  it('a seller takes back a sale without a buyer', async () => {
    const { body } = await seller.sell();
    expect((await seller.cancelSale(body.billNo)).body).toMatchObject({ status: -1, escrow: '0', events: [{ to: 0 }, { to: -1, reason: 'PRICE' }] });
    expect(await seller.money()).toEqual(['1000', '0']);
    expect((await seller.cancelSale(body.billNo)).code).toBe('3025');
  });

  it('a buyer gives up, and the sale waits for the next one in its place', async () => {
    const { sale, purchase } = await matched();
    expect((await buyer.cancelPurchase(purchase)).body).toMatchObject({ status: -1, deadline: null });
    expect((await seller.trade(sale)).body).toMatchObject({ status: 0, counterparty: null, escrow: '100', payerName: null });
    const next = await Trader.open(gateway, { realName: '周立恒' });
    expect((await next.buy()).body.matched).toBe(true);
    expect((await seller.trade(sale)).body).toMatchObject({ status: 1, payerName: '周立恒' });
    expect((await buyer.trade(purchase)).body).toMatchObject({ status: -1, events: [{ to: 1 }, { to: 0 }] });
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

describe('races have one winner', () => {
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

  it('of five releases', async () => {
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

describe('what is refused', () => {
  it('the other side’s action, a stranger’s, and one for another state', async () => {
    const { sale, purchase } = await matched();
    expect((await seller.pay(sale)).code).toBe('NO_RIGHTS');
    expect((await buyer.release(purchase)).code).toBe('NO_RIGHTS');
    expect((await seller.cancelSale(sale)).code).toBe('3025');
    const stranger = await Trader.open(gateway);
    for (const bill of [sale, purchase, '1'.repeat(20)]) {
      expect((await stranger.trade(bill)).code).toBe('ORDER_NOT_FOUND');
      expect((await stranger.pay(bill)).code).toBe('ORDER_NOT_FOUND');
      expect((await stranger.release(bill)).code).toBe('ORDER_NOT_FOUND');
    }
  });

  it('a release to somebody else than the payer: nothing moves, and the right name still works', async () => {
    const { sale } = await paid();
    expect((await seller.release(sale, { payerName: '王小二' })).code).toBe('6014');
    expect(await seller.money()).toEqual(['1000', '100']);
    expect((await seller.release(sale)).code).toBe('0000');
  });

  it('a release with a ticket for another name, another sale, or from another session', async () => {
    const { sale } = await paid();
    const ticket = async (fields: object) => await ticketed(gateway, seller.member, { payPassTicket: '', payerName: '张晓明', billNo: sale, ...fields });
    for (const fields of [{ payerName: '王小二' }, { billNo: '1'.repeat(22) }])
      expect((await seller.release(sale, { payPassTicket: (await ticket(fields)).payPassTicket })).code).toBe('NO_THIS_TICKET');
    const { payPassTicket } = await ticket({});
    await seller.comeBack();
    expect((await seller.release(sale, { payPassTicket })).code).toBe('NO_THIS_TICKET');
    expect((await seller.release(sale)).code).toBe('0000');
  });

  it('a payment without a proof of one’s own', async () => {
    const { purchase } = await matched();
    const foreign = await uploadPicture(seller.device);
    for (const imageIds of [[foreign], ['f_nobody'], []])
      expect((await buyer.pay(purchase, { imageIds })).code).toBe('ARGS_INVALID');
  });

  it('a price that was not shown for half a minute; the answer has the new one', async () => {
    const { code, body } = await seller.sell({ price: '9.99' });
    expect(code).toBe('AMOUNT_INVALID');
    expect(body.price).toBe(await seller.price('sell'));
  });

  it.each([
    ['less than the platform trades', { amount: '9.999999' }, 'AMOUNT_INVALID'],
    ['more than the level allows for one order', { amount: '10000.01' }, 'EXCEED_LIMIT'],
    ['more than the platform trades', { amount: '50000.01' }, 'AMOUNT_INVALID'],
    ['a coin without trades', { currency: 'BTC', amount: '1' }, 'NOT_TRADABLE'],
    ['more coins than there are', { amount: '1000.01' }, 'BALANCE_NOT_ENOUGH'],
    ['a ticket that is not one', { payPassTicket: 'nothing' }, 'NO_THIS_TICKET'],
    ['an account of somebody else', { payAccountId: 'pa_nobody' }, 'BANK_ACCOUNT_NOT_FOUND'],
    ['an account of another method', { payMethodId: 4 }, 'BANK_ACCOUNT_UNAVAILABLE'],
  ])('a sale with %s', async (_what, fields, code) => {
    expect((await seller.sell(fields)).code).toBe(code);
    expect(await seller.money()).toEqual(['1000', '0']);
  });

  it('a fourth open sale, and orders without a verified document', async () => {
    for (let sale = 0; sale < 3; sale += 1) expect((await seller.sell({ amount: '20' })).code).toBe('0000');
    expect((await seller.sell({ amount: '20' })).code).toBe('OVER_MAX_TOTAL');
    await gateway.db.query(sql`update member set kyc_level = 0 where id = ${buyer.member.id}`);
    expect((await buyer.buy()).code).toBe('KYC_REQUIRED');
  });

  it('one’s own sale; the answer names the nearest amounts of others', async () => {
    await seller.sell({ amount: '100' });
    expect((await seller.buy()).body).toEqual({ matched: false, nearest: [] });
    expect((await buyer.buy({ amount: '90' })).body).toEqual({ matched: false, nearest: ['100'] });
    const wish = (await seller.device.call('/lucky_transaction/recommendSellerAmount', { payMethodId: 1, currency: 'USDT' })).body;
    expect(wish).toMatchObject({ buyersOnline: 1, list: [{ amount: '90' }] });
  });

  it('the fourth cancellation of a day closes that side for a quarter of an hour', async () => {
    const left = async () => (await seller.device.call('/lucky_c2c/sellCancelTimesLimit', {})).body.remain;
    for (let round = 0; round < 4; round += 1) {
      const { code, body } = await seller.sell({ amount: '20' });
      expect(code).toBe('0000');
      await seller.cancelSale(body.billNo);
    }
    expect(await left()).toBe(0);
    expect((await seller.sell({ amount: '20' })).code).toBe('NO_RIGHTS');
    expect((await seller.buy()).code).toBe('0000');
    await later(16);
    expect((await seller.sell({ amount: '20' })).code).toBe('0000');
  });
});
