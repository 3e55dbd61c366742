import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { policy } from '../../src/config/index.ts';
import { ticketed } from '../harness/payTicket.ts';
import { createTestGateway, testPolicy } from '../harness/testGateway.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, matched, paid } = scene));

describe('what is refused', () => {
  it('the other side’s action, a stranger’s, and one for another state [S29]', async () => {
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

  it('a release with a ticket for another name, another sale, or from another session [S31]', async () => {
    const { sale } = await paid();
    const ticket = async (fields: object) =>
      await ticketed(gateway, seller.member, { payPassTicket: '', payerName: '张晓明', billNo: sale, ...fields });
    for (const fields of [{ payerName: '王小二' }, { billNo: '1'.repeat(22) }])
      expect((await seller.release(sale, { payPassTicket: (await ticket(fields)).payPassTicket })).code).toBe(
        'NO_THIS_TICKET',
      );
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

  it('a fourth open sale, and a fourth open purchase', async () => {
    const { openSales, openPurchases } = policy.trade;
    const trade = { ...testPolicy.trade, openSales, openPurchases };
    const strict = await createTestGateway({
      policy: { ...testPolicy, trade, login: { ...testPolicy.login, proveNewDevice: false } },
    });
    try {
      const [from, to] = [await Trader.open(strict), await Trader.open(strict)];
      for (let sale = 0; sale < 3; sale += 1) {
        expect((await from.sell({ amount: '20' })).code).toBe('0000');
        expect((await to.buy({ amount: '20' })).body.matched).toBe(true);
      }
      expect((await from.sell({ amount: '20' })).code).toBe('OVER_MAX_TOTAL');
      expect((await to.buy({ amount: '20' })).code).toBe('OVER_MAX_TOTAL');
    } finally {
      await strict.close();
    }
  });

  it('orders without a verified document', async () => {
    await gateway.db.query(sql`update member set kyc_level = 0 where id = ${buyer.member.id}`);
    expect((await buyer.buy()).code).toBe('KYC_REQUIRED');
  });

  it('one’s own sale; the answer names the nearest amounts of others', async () => {
    await seller.sell({ amount: '100' });
    expect((await seller.buy()).body).toEqual({ matched: false, nearest: [] });
    expect((await buyer.buy({ amount: '90' })).body).toEqual({ matched: false, nearest: ['100'] });
    const wish = (
      await seller.device.call('/lucky_transaction/recommendSellerAmount', { payMethodId: 1, currency: 'USDT' })
    ).body;
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
