import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { appealProcess } from '../../src/trade/trades/appeal-process.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { operate } from '../harness/operate.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched, paid } = scene));

const decide = async (billNo: string, values: Record<string, string>) =>
  await operate(gateway, 'appeals decide', [billNo], { reason: 'The bank shows the payment.', ...values });

/** Staff has looked, and freezes the coins. */
const hold = async (billNo: string) =>
  await operate(gateway, 'appeals hold', [billNo], { as: 'Ming', reason: 'The picture shows the payment.' });

/** A purchase whose buyer did not mark the payment in time; the sale waits for the next buyer. */
async function expired() {
  const bills = await matched();
  await later(31);
  await deadlines();
  return bills;
}

it('a buyer who paid too late takes the escrow of a sale that waits again; staff gives the coins to the buyer', async () => {
  const { sale, purchase } = await expired();
  const { code, body } = await buyer.appeal(purchase, { expectStatus: -2 });
  expect(code).toBe('0000');
  expect(body).toMatchObject({ status: -2, appeal: { initiator: 'buyer', late: { escrow: '0' }, verdict: null } });
  expect((await seller.trade(sale)).body.status).toBe(0);
  expect((await hold(purchase)).text).toContain('holds 100');
  await expect(hold(purchase)).rejects.toThrow('no late appeal');
  expect((await seller.trade(sale)).body).toMatchObject({
    status: -2,
    lateAppealUntil: null,
    appeal: { initiator: 'buyer', closedAt: null, late: { escrow: '100' } },
  });
  expect((await seller.state('seller', sale, { expectStatus: -2 })).body.appeal.statements).toHaveLength(2);
  expect(await seller.money()).toEqual(['1000', '100']);
  expect((await operate(gateway, 'appeals list')).text).toContain('late, holds 100');
  await decide(purchase, { result: 'release' });
  expect(await buyer.money()).toEqual(['1100', '0']);
  expect(await seller.money()).toEqual(['900', '0']);
  expect((await buyer.trade(purchase)).body).toMatchObject({
    status: -2,
    appeal: { verdict: { result: 'release', buyerAmount: '100', sellerAmount: '0' } },
  });
});

it('both sides speak, and staff may split or give everything back', async () => {
  const { purchase } = await matched();
  await buyer.cancelPurchase(purchase);
  await buyer.appeal(purchase, { expectStatus: -1 });
  await hold(purchase);
  expect((await buyer.state('buyer', purchase, { expectStatus: -1 })).body.appeal.statements).toHaveLength(2);
  await decide(purchase, { result: 'split', 'buyer-amount': '40' });
  expect(await buyer.money()).toEqual(['1040', '0']);
  expect(await seller.money()).toEqual(['960', '0']);
  await expect(decide(purchase, { result: 'refund' })).rejects.toThrow('not in arbitration');

  const second = await matched();
  await buyer.cancelPurchase(second.purchase);
  await buyer.appeal(second.purchase, { expectStatus: -1 });
  await hold(second.purchase);
  await decide(second.purchase, { result: 'refund' });
  expect(await seller.money()).toEqual(['960', '0']);
});

it('where the coins are gone, the case goes on with what there is, and says so', async () => {
  const { sale, purchase } = await matched();
  await buyer.cancelPurchase(purchase);
  await seller.cancelSale(sale);
  await gateway.db.query(sql`
    select post_hold(bill_of_payer((${seller.member.id}, null, 'USDT', 970000000, 0, '')::money_order, 804), 'test', 'spent')`);
  await buyer.appeal(purchase, { expectStatus: -1 });
  await hold(purchase);
  expect((await buyer.trade(purchase)).body.appeal.late).toEqual({ escrow: '30', agreedAt: null });
  await decide(purchase, { result: 'release' });
  expect(await buyer.money()).toEqual(['1030', '0']);
  await gateway.db.query(sql`select op_void((0, 'test-void', 'x')::ledger_key, 'test', 'spent')`);
});

it('a completed trade can be appealed for a week, without escrow', async () => {
  const { sale } = await paid();
  await seller.release(sale);
  await later(6 * 24 * 60);
  expect((await seller.contest(sale, { expectStatus: 2, reason: 'PAYMENT_FROZEN' })).body).toMatchObject({
    status: 2,
    appeal: { claim: 'refund', late: { escrow: '0' } },
  });
  await decide(sale, { result: 'refund' });
  expect((await seller.trade(sale)).body.appeal.verdict.result).toBe('refund');
});

it('happens once, in its time, for one’s own trade and its true state', async () => {
  const { sale, purchase } = await expired();
  const { closedAt, lateAppealUntil } = (await buyer.trade(purchase)).body;
  expect(lateAppealUntil).toBe(closedAt + 24 * 3_600_000);
  expect((await seller.trade(sale)).body.lateAppealUntil).toBeNull();
  expect((await buyer.appeal(purchase, { expectStatus: 2 })).code).toBe('3025');
  expect((await seller.appeal(purchase, { expectStatus: -2 })).code).toBe('ORDER_NOT_FOUND');
  expect((await seller.appeal(sale, { expectStatus: -2 })).code).toBe('NO_RIGHTS');
  expect((await buyer.appeal(purchase, { expectStatus: -2 })).code).toBe('0000');
  expect((await buyer.appeal(purchase, { expectStatus: -2 })).code).toBe('ALREADY_EXISTS');
  expect((await buyer.trade(purchase)).body.lateAppealUntil).toBeNull();
  const second = await matched();
  await buyer.cancelPurchase(second.purchase);
  await later(25 * 60);
  expect((await buyer.appeal(second.purchase, { expectStatus: -1 })).code).toBe('TIME_INVALID');
});

describe('without staff', () => {
  it('the seller concedes with the payment password: the buyer gets what is held', async () => {
    const { sale, purchase } = await expired();
    await buyer.appeal(purchase, { expectStatus: -2 });
    await hold(purchase);
    expect((await seller.state('seller', sale, { expectStatus: -2 })).body).toMatchObject({
      appeal: { statements: [{ by: 'buyer' }, { by: 'seller' }] },
    });
    expect((await buyer.concede('buyer', purchase, -2)).code).toBe('CONDITION_NOT_FULLFILL');
    const noTicket = { billNo: sale, action: 'agree', expectStatus: -2, payPassTicket: 'none' };
    expect((await seller.inAppeal('seller', noTicket)).code).toBe('NO_THIS_TICKET');
    const { code, body } = await seller.concede('seller', sale, -2);
    expect(code).toBe('0000');
    expect(body).toMatchObject({
      status: -2,
      appeal: { verdict: null, late: { escrow: '100', agreedAt: expect.any(Number) } },
    });
    expect(await buyer.money()).toEqual(['1100', '0']);
    expect(await seller.money()).toEqual(['900', '0']);
    expect((await seller.concede('seller', sale, -2)).code).toBe('CONDITION_NOT_FULLFILL');
    await expect(decide(purchase, { result: 'release' })).rejects.toThrow('not in arbitration');
  });

  it('the seller concedes with the whole sum where nothing is on hold, or not at all', async () => {
    const { sale, purchase } = await expired();
    await buyer.appeal(purchase, { expectStatus: -2 });
    await seller.cancelSale(sale);
    await gateway.db.query(sql`
      select post_hold(bill_of_payer((${seller.member.id}, null, 'USDT', 970000000, 0, '')::money_order, 804), 'test', 'rest')`);
    expect((await seller.concede('seller', sale, -1)).code).toBe('HOLDINGS_NOT_ENOUGH');
    expect(await seller.money()).toEqual(['1000', '970']);
    await gateway.db.query(sql`select op_void((0, 'test-rest', 'x')::ledger_key, 'test', 'rest')`);
    expect((await seller.concede('seller', sale, -1)).body).toMatchObject({
      appeal: { late: { escrow: '100', agreedAt: expect.any(Number) } },
    });
    expect(await buyer.money()).toEqual(['1100', '0']);
    expect(await seller.money()).toEqual(['900', '0']);
  });

  it('the side that appealed takes it back, for good: what is held is free again', async () => {
    const { sale, purchase } = await expired();
    await buyer.appeal(purchase, { expectStatus: -2 });
    await hold(purchase);
    expect((await seller.inAppeal('seller', { billNo: sale, action: 'withdraw', expectStatus: -2 })).code).toBe(
      'CONDITION_NOT_FULLFILL',
    );
    expect((await buyer.inAppeal('buyer', { billNo: purchase, action: 'withdraw', expectStatus: 2 })).code).toBe(
      '3025',
    );
    expect(
      (await buyer.inAppeal('buyer', { billNo: purchase, action: 'withdraw', expectStatus: -2 })).body,
    ).toMatchObject({ status: -2, appeal: null });
    expect(await seller.money()).toEqual(['1000', '0']);
    expect((await buyer.appeal(purchase, { expectStatus: -2 })).code).toBe('ALREADY_EXISTS');
  });

  it('the buyer concedes an appeal on a completed trade, which holds nothing', async () => {
    const { sale, purchase } = await paid();
    await seller.release(sale);
    await seller.contest(sale, { expectStatus: 2, reason: 'PAYMENT_FROZEN' });
    const { body } = await buyer.concede('buyer', purchase, 2);
    expect(body).toMatchObject({ status: 2, appeal: { late: { escrow: '0', agreedAt: expect.any(Number) } } });
    expect(await buyer.money()).toEqual(['1103', '0']);
  });
});

describe('what it can do to the seller at most [S54]', () => {
  it('a buyer who never paid freezes nothing, however many there are', async () => {
    const { sale, purchase } = await matched();
    await buyer.cancelPurchase(purchase);
    const other = await Trader.open(gateway, { realName: '周立恒' });
    const second = (await other.buy()).body.order.billNo as string;
    await other.cancelPurchase(second);
    await seller.cancelSale(sale);
    for (const [trader, billNo] of [
      [buyer, purchase],
      [other, second],
    ] as const)
      expect((await trader.appeal(billNo, { expectStatus: -1 })).body.appeal.late.escrow).toBe('0');
    expect(await seller.money()).toEqual(['1000', '0']);
    // Both holds together stay within the sale, also when staff asks for each.
    await hold(purchase);
    expect((await hold(second)).text).toContain('holds 0');
    expect(await seller.money()).toEqual(['1000', '100']);
  });

  it('a purchase that was marked as paid and given up by both holds the coins at once, and for seven days at most', async () => {
    const { sale, purchase } = await paid();
    await seller.askCancel(sale, 3);
    await buyer.answerCancel(purchase, true, 3);
    expect((await buyer.appeal(purchase, { expectStatus: -1 })).body.appeal.late.escrow).toBe('100');
    await later(7 * 24 * 60 - 1);
    expect(await fireDeadlines(gateway.db, gateway.services.config.policy, [appealProcess])).toBe(0);
    await later(7 * 24 * 60 + 1);
    // Holds of other tests may end with it.
    expect(await fireDeadlines(gateway.db, gateway.services.config.policy, [appealProcess])).toBeGreaterThanOrEqual(1);
    expect(await seller.money()).toEqual(['1000', '0']);
    expect((await buyer.trade(purchase)).body.appeal).toMatchObject({ closedAt: null, late: { escrow: '0' } });
    await decide(purchase, { result: 'refund' });
  });

  it('a member of level 1 has one open case, and two lost ones close late appeals for 30 days', async () => {
    const beginner = await Trader.open(gateway, { kycLevel: 1, realName: '周立恒' });
    const given = async () => {
      await seller.sell({ amount: '20' });
      const { billNo } = (await beginner.buy({ amount: '20' })).body.order as { billNo: string };
      await beginner.cancelPurchase(billNo);
      await gateway.db.query(sql`update sale set queued_until = app_now() where state = 'matching'`);
      return billNo;
    };
    const appeal = async (billNo: string) => (await beginner.appeal(billNo, { expectStatus: -1 })).code;
    const [first, second, third] = [await given(), await given(), await given()];
    expect(await appeal(first)).toBe('0000');
    expect(await appeal(second)).toBe('EXCEED_LIMIT');
    await decide(first, { result: 'refund' });
    expect(await appeal(second)).toBe('0000');
    await decide(second, { result: 'refund' });
    expect(await appeal(third)).toBe('EXCEED_LIMIT');
  });

  it('a verdict is final', async () => {
    const { purchase } = await paid();
    await later(31);
    await deadlines();
    expect((await buyer.appeal(purchase)).code).toBe('0000');
    await later(24 * 60 + 32);
    await deadlines();
    await decide(purchase, { result: 'refund' });
    expect((await buyer.trade(purchase)).body).toMatchObject({ status: -2, lateAppealUntil: null });
    expect((await buyer.appeal(purchase, { expectStatus: -2 })).code).toBe('ALREADY_EXISTS');
  });
});
