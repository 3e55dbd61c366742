import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { operate } from '../harness/operate.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched } = scene));

/** A sale whose buyer let the time pass, with the number that the seller knows that buyer by. */
async function queuedAgain() {
  const bills = await matched();
  await later(31);
  await deadlines();
  const { body } = await seller.trade(bills.sale);
  return { ...bills, match: body.earlier[0].billNo as string };
}

/** The same sale with another buyer. */
async function matchedAgain() {
  const bills = await queuedAgain();
  const next = await Trader.open(gateway, { realName: '王建华' });
  const { body } = await next.buy();
  expect(body.matched).toBe(true);
  return { ...bills, next, nextPurchase: body.order.billNo as string };
}

describe('a sale that went on', () => {
  it('lists its earlier buyers, and each of them has a screen of its own for the seller', async () => {
    const { sale, purchase, match } = await matchedAgain();
    const { body } = await seller.trade(sale);
    expect(body).toMatchObject({ status: 1, saleBillNo: null, earlier: [{ status: -2, lateAppeal: null }] });
    const earlier = (await seller.trade(match)).body;
    expect(earlier).toMatchObject({
      billNo: match,
      transactionType: 8,
      status: -2,
      saleBillNo: sale,
      earlier: [],
      escrow: '0',
      deadline: null,
      appeal: null,
    });
    expect(earlier.lateAppealUntil).toBe(earlier.closedAt + 24 * 3_600_000);
    expect(earlier.events.map(({ event }: { event: string }) => event)).toEqual(['match', 'payDeadline']);
    expect((await buyer.trade(purchase)).body).toMatchObject({ earlier: [], saleBillNo: null });
    expect((await seller.say(match, 'Did you pay?')).code).toBe('0000');
    expect(
      (await buyer.device.call('/lucky_c2c/chat/list', { billNo: purchase, after: 0, eventsSeen: 0, wait: false })).body
        .messages,
    ).toHaveLength(1);
    expect(
      (await seller.device.call('/lucky_c2c/chat/list', { billNo: sale, after: 0, eventsSeen: 0, wait: false })).body
        .messages,
    ).toHaveLength(0);
  });

  it('answers to the number of an earlier buyer for the seller alone', async () => {
    const { match, next } = await matchedAgain();
    for (const other of [buyer, next]) {
      expect((await other.trade(match)).code).toBe('ORDER_NOT_FOUND');
      expect((await other.contest(match, { expectStatus: -2 })).code).toBe('ORDER_NOT_FOUND');
      expect((await other.say(match, 'Hello')).code).toBe('ORDER_NOT_FOUND');
    }
    expect((await seller.appeal(match, { expectStatus: -2 })).code).toBe('NO_RIGHTS');
    expect((await seller.release(match)).code).toBe('ORDER_NOT_FOUND');
    expect((await seller.cancelSale(match)).code).toBe('ORDER_NOT_FOUND');
  });

  it('answers to the number of its present buyer only when that buyer has left', async () => {
    const { sale } = await matched();
    const { matchNo } = await gateway.db.one<{ matchNo: string }>(sql`
      select b.match_no as "matchNo" from sale s join purchase b on b.id = s.purchase_id where s.bill_no = ${sale}`);
    expect((await seller.trade(matchNo)).code).toBe('ORDER_NOT_FOUND');
  });
});

describe('a seller who appeals an earlier match late', () => {
  it('has the escrow of a sale that waits again taken for it, and gets it back with the appeal', async () => {
    const { sale, match } = await queuedAgain();
    const { body } = await seller.contest(match, { expectStatus: -2 });
    expect(body).toMatchObject({
      billNo: match,
      status: -2,
      lateAppealUntil: null,
      appeal: { initiator: 'seller', late: { escrow: '100' } },
    });
    expect((await seller.trade(sale)).body).toMatchObject({ status: -2, appeal: { initiator: 'seller' } });
    expect(await seller.money()).toEqual(['1000', '100']);
    expect((await seller.contest(match, { expectStatus: -2 })).code).toBe('ALREADY_EXISTS');
    expect(
      (await seller.inAppeal('seller', { billNo: match, action: 'withdraw', expectStatus: -2 })).body.appeal,
    ).toBeNull();
    expect(await seller.money()).toEqual(['1000', '0']);
  });

  it('has available coins frozen while the escrow is for another buyer, whose trade goes on', async () => {
    const { sale, purchase, match, next, nextPurchase } = await matchedAgain();
    expect((await seller.contest(match, { expectStatus: -2 })).body.appeal.late).toEqual({
      escrow: '100',
      agreedAt: null,
    });
    expect(await seller.money()).toEqual(['1000', '200']);
    expect((await seller.trade(sale)).body).toMatchObject({
      status: 1,
      appeal: null,
      earlier: [{ billNo: match, lateAppeal: 'open', lateAppealUntil: null }],
    });
    expect((await buyer.trade(purchase)).body.appeal).toMatchObject({ initiator: 'seller', closedAt: null });
    await next.pay(nextPurchase);
    expect((await seller.release(sale)).body.status).toBe(2);
    expect(await seller.money()).toEqual(['900', '100']);
    expect((await buyer.concede('buyer', purchase, -2)).code).toBe('0000');
    expect(await seller.money()).toEqual(['900', '0']);
    expect((await seller.trade(sale)).body.earlier).toMatchObject([{ lateAppeal: 'closed' }]);
  });

  it('goes on without escrow where nothing is left, and staff can still decide', async () => {
    const { match } = await matchedAgain();
    await gateway.db.query(sql`
      select post_hold(bill_of_payer((${seller.member.id}, null, 'USDT', 900000000, 0, '')::money_order, 804), 'test', ${match})`);
    expect((await seller.contest(match, { expectStatus: -2 })).body.appeal.late).toEqual({
      escrow: '0',
      agreedAt: null,
    });
    const { sale, purchase } = await gateway.db.one<{ sale: string; purchase: string }>(sql`
      select s.bill_no as sale, b.bill_no as purchase from purchase b join sale s on s.id = b.sale_id where b.match_no = ${match}`);
    expect(
      (await operate(gateway, 'appeals decide', [purchase], { result: 'refund', reason: 'Nobody paid.' })).text,
    ).toContain(purchase);
    expect((await seller.trade(match)).body.appeal.verdict).toMatchObject({ result: 'refund', sellerAmount: '0' });
    expect((await seller.trade(sale)).body.status).toBe(1);
    await gateway.db.query(sql`select op_void((0, 'test-void', 'x')::ledger_key, 'test', ${match})`);
  });

  it('does so in the state and the time of that match', async () => {
    const { match } = await queuedAgain();
    expect((await seller.contest(match, { expectStatus: -1 })).code).toBe('3025');
    expect((await seller.contest(match, { expectStatus: 2 })).code).toBe('3025');
    await later(25 * 60);
    expect((await seller.contest(match, { expectStatus: -2 })).code).toBe('TIME_INVALID');
  });

  it('is one of several at once who gets the appeal', async () => {
    const { purchase, match } = await matchedAgain();
    const answers = await Promise.all([
      seller.contest(match, { expectStatus: -2 }),
      buyer.appeal(purchase, { expectStatus: -2 }),
      seller.contest(match, { expectStatus: -2 }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'ALREADY_EXISTS', 'ALREADY_EXISTS']);
    // A buyer who did not pay holds nothing of the seller.
    const { initiator } = (await seller.trade(match)).body.appeal;
    expect(await seller.money()).toEqual(['1000', initiator === 'seller' ? '200' : '100']);
  });
});

it('a buyer’s late appeal on an earlier match waits for the seller there, who answers and concedes', async () => {
  const { sale, purchase, match } = await matchedAgain();
  await buyer.appeal(purchase, { expectStatus: -2 });
  expect((await seller.trade(sale)).body.earlier).toMatchObject([{ billNo: match, lateAppeal: 'open' }]);
  expect((await seller.state('seller', match, { expectStatus: -2 })).body.appeal.statements).toMatchObject([
    { by: 'buyer' },
    { by: 'seller' },
  ]);
  expect((await seller.concede('seller', match, -2)).body).toMatchObject({
    status: -2,
    appeal: { late: { escrow: '100', agreedAt: expect.any(Number) } },
  });
  expect(await buyer.money()).toEqual(['1100', '0']);
  expect(await seller.money()).toEqual(['900', '100']);
});
