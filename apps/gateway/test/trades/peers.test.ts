import { describe, expect, it } from 'vitest';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, matched, paid } = scene));

const listOf = async (who: Trader) => (await who.device.call('/lucky_c2c/peer/list')).body.peers;
const ownOf = async (who: Trader) => (await who.device.call('/lucky_c2c/peer/list')).body.own;

describe('a blocked member', () => {
  it.each(['buyer', 'seller'] as const)(
    'is never matched again when the %s blocked the other; the running trade goes on',
    async (side) => {
      const { sale, purchase } = await matched();
      const [who, billNo] = side === 'buyer' ? [buyer, purchase] : [seller, sale];
      expect((await who.mark({ billNo, blocked: true })).code).toBe('0000');
      expect((await who.trade(billNo)).body.marks).toEqual({ isBlocked: true, isFavourite: false });
      expect((await buyer.pay(purchase)).code).toBe('0000');
      expect((await seller.release(sale)).code).toBe('0000');

      await seller.sell();
      const quote = await buyer.device.call('/lucky_transaction/recommendBuyerAmount', {
        payMethodId: 1,
        currency: 'USDT',
      });
      expect(quote.body).toMatchObject({ sellersOnline: 0, list: [] });
      expect((await buyer.buy()).body).toEqual({ matched: false, nearest: [] });
      expect((await (await Trader.open(gateway)).buy()).body.matched).toBe(true);

      const [peer] = await listOf(who);
      expect(peer).toMatchObject({ isBlocked: true, nickMasked: expect.stringContaining('•') });
      expect((await who.mark({ peerId: peer.peerId, blocked: false })).code).toBe('0000');
      expect(await listOf(who)).toEqual([]);
      await seller.sell({ amount: '60' });
      expect((await buyer.buy({ amount: '60' })).body.matched).toBe(true);
    },
  );

  it('cannot be named by somebody else, or by a sale without a buyer', async () => {
    const { purchase } = await matched();
    await buyer.mark({ billNo: purchase, blocked: true });
    const [{ peerId }] = await listOf(buyer);
    expect((await seller.mark({ peerId, blocked: false })).code).toBe('USER_NOT_FOUND');
    expect((await seller.mark({ billNo: purchase, blocked: true })).code).toBe('ORDER_NOT_FOUND');
    const { body } = await seller.sell({ amount: '70' });
    expect((await seller.mark({ billNo: body.billNo, blocked: true })).code).toBe('ORDER_NOT_FOUND');
  });
});

describe('a favourite', () => {
  it('gets the purchase before older sales at the same price, and not at a higher one', async () => {
    const { sale, purchase } = await paid();
    await seller.release(sale);
    await buyer.mark({ billNo: purchase, favourite: true });
    const other = await Trader.open(gateway);
    const first = (await other.sell()).body.billNo;
    const second = (await seller.sell()).body.billNo;
    for (const next of [second, first]) {
      expect((await buyer.buy()).body.matched).toBe(true);
      expect((await (next === second ? seller : other).trade(next)).body.status).toBe(1);
    }
  });

  it('is no longer blocked, and the other way round', async () => {
    const { purchase } = await matched();
    for (const [fields, marks] of [
      [{ blocked: true }, { isBlocked: true, isFavourite: false }],
      [{ favourite: true }, { isBlocked: false, isFavourite: true }],
      [{ blocked: false }, { isBlocked: false, isFavourite: true }],
      [{ favourite: false }, { isBlocked: false, isFavourite: false }],
    ] as const) {
      await buyer.mark({ billNo: purchase, ...fields });
      expect((await buyer.trade(purchase)).body.marks).toEqual(marks);
    }
  });
});

describe('a reputation', () => {
  it('tells how often, how fast, since when, and whether the two have traded before', async () => {
    const { sale, purchase } = await matched();
    expect((await buyer.trade(purchase)).body.reputation).toEqual({
      trades: 0,
      completion: null,
      releaseMinutes: null,
      payMinutes: null,
      firstTradeAt: null,
      tradedBefore: 0,
    });
    await later(6);
    await buyer.pay(purchase);
    await later(10);
    await seller.release(sale);
    const second = await matched();
    const ofSeller = (await buyer.trade(second.purchase)).body.reputation;
    expect(ofSeller).toMatchObject({ trades: 1, completion: 1, payMinutes: null, tradedBefore: 1 });
    expect(ofSeller.releaseMinutes).toBeCloseTo(4, 0);
    expect(ofSeller.firstTradeAt).toEqual(expect.any(Number));
    const ofBuyer = (await seller.trade(second.sale)).body.reputation;
    expect(ofBuyer).toMatchObject({ trades: 1, releaseMinutes: null, tradedBefore: 1 });
    expect(ofBuyer.payMinutes).toBeCloseTo(6, 0);
    await buyer.cancelPurchase(second.purchase);
    const third = await (await Trader.open(gateway)).buy();
    expect((await seller.trade(second.sale)).body.reputation).toMatchObject({ trades: 0, tradedBefore: 0 });
    expect(third.body.order.reputation).toMatchObject({ trades: 1, completion: 1, tradedBefore: 0 });
  });

  it('does not count a cancellation after 15 minutes without an answer, and counts one after an answer', async () => {
    const first = await paid();
    await seller.release(first.sale);
    const ofBuyer = async (sale: string) => (await seller.trade(sale)).body.reputation.completion;
    let minutes = 0;
    const giveUp = async (wait: number, isAnswered: boolean) => {
      const { sale, purchase } = await matched();
      await buyer.say(purchase, 'Where do I pay?');
      if (isAnswered) await seller.say(sale, 'To the account in the order.');
      await later((minutes += wait));
      expect((await buyer.cancelPurchase(purchase)).code).toBe('0000');
      await seller.cancelSale(sale);
    };
    await giveUp(15, false);
    const next = await matched();
    expect(await ofBuyer(next.sale)).toBe(1);
    await buyer.cancelPurchase(next.purchase);
    await seller.cancelSale(next.sale);
    await giveUp(15, true);
    expect(await ofBuyer((await matched()).sale)).toBeCloseTo(1 / 3);
  });
});

it('a member sees their own record as others do', async () => {
  expect(await ownOf(await Trader.open(gateway))).toMatchObject({ trades: 0, completion: null, firstTradeAt: null });
  const { sale, purchase } = await paid();
  const shown = async (billNo: string, who: Trader) => ({
    ...(await who.trade(billNo)).body.reputation,
    tradedBefore: 0,
  });
  await seller.release(sale);
  expect(await ownOf(seller)).toMatchObject(await shown(purchase, buyer));
  expect(await ownOf(buyer)).toMatchObject(await shown(sale, seller));
});
