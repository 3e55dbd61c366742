import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { SELL_LOT, Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer } = scene));

interface OnSale {
  readonly amount: string;
  readonly price: string;
  readonly fiatAmount: string;
  readonly fast: boolean;
}

const quote = async (who: Trader, amount?: string, payMethodId = 1) =>
  (
    await who.device.call('/lucky_transaction/recommendBuyerAmount', {
      payMethodId,
      currency: 'USDT',
      ...(amount === undefined ? {} : { amount }),
    })
  ).body as {
    price: string;
    list: OnSale[];
    asked: OnSale | null;
  };

/** Gives the waiting sales of a seller these prices, in the smallest unit of fiat. */
async function priceSales(prices: ReadonlyMap<string, bigint>): Promise<void> {
  for (const [billNo, price] of prices)
    await gateway.db.query(
      sql`update sale set price = ${price}, fiat_amount = round(amount::numeric * ${price}::bigint / 1000000)::bigint where bill_no = ${billNo}`,
    );
}

it.each([
  ['a bank card', 1, 30],
  ['Alipay', 4, 15],
])('a buyer is told that %s gives them so many minutes to pay', async (_way, payMethodId, minutes) => {
  expect(await quote(buyer, undefined, payMethodId)).toMatchObject({ payWithin: minutes * 60_000 });
});

describe('the price of an amount', () => {
  it('is that of the cheapest sale of it, and the order costs exactly what the quote says', async () => {
    await seller.sell({ amount: '99' });
    const dear = await seller.sell({ amount: '99' });
    await priceSales(new Map([[dear.body.billNo as string, 723n]]));
    const { list, asked, price } = await quote(buyer, '99');
    const offer = list.find(({ amount }) => amount === '99')!;
    expect(asked).toEqual(offer);
    expect(price).toBe('7.23');
    const { body } = await buyer.buy({ amount: '99', price: offer.price });
    expect(body.order).toMatchObject({ price: offer.price, fiatAmount: offer.fiatAmount });
    expect(body.order).not.toHaveProperty('fiatSaved');
  });

  it('is never above the one that the buyer saw: a dearer sale is refused with its price', async () => {
    const { body } = await seller.sell({ amount: '98' });
    const { asked } = await quote(buyer, '98');
    const below = (Number(asked!.price) - 0.01).toFixed(2);
    expect(await buyer.buy({ amount: '98', price: below })).toMatchObject({
      code: 'AMOUNT_INVALID',
      body: { price: body.price },
    });
    expect((await buyer.buy({ amount: '98', price: asked!.price })).body.matched).toBe(true);
  });

  it('says on the order how much a cheaper match saves, also later, and to the buyer alone', async () => {
    const { body: sale } = await seller.sell({ amount: '100' });
    await priceSales(new Map([[sale.billNo as string, 700n]]));
    const { body } = await buyer.buy({ price: '7.1' });
    expect(body.order).toMatchObject({ price: '7', fiatAmount: '700', fiatSaved: '10' });
    expect((await buyer.trade(body.order.billNo)).body.fiatSaved).toBe('10');
    expect((await seller.trade(sale.billNo)).body).not.toHaveProperty('fiatSaved');
  });

  it('lists amounts from the smallest on, and names no price for an amount that nobody sells', async () => {
    for (const amount of ['300', '55', '120']) await seller.sell({ amount });
    const { list, asked } = await quote(buyer, '77');
    expect(list.map(({ amount }) => Number(amount))).toEqual([55, 120, 300]);
    expect(asked).toBeNull();
  });

  it('of any listed amount is the price of its order, whatever is on sale', async () => {
    const acceptor = await Trader.open(gateway, { userType: 7, balances: { USDT: '100000' } });
    expect((await acceptor.offerLots([SELL_LOT], { dailyQuota: '100000' })).code).toBe('0000');
    const amounts = ['50', '60', '100'];
    const bills: string[] = [];
    for (const amount of amounts) bills.push((await seller.sell({ amount })).body.billNo as string);
    const book = fc.record({
      prices: fc.array(fc.integer({ min: 690, max: 730 }), { minLength: 3, maxLength: 3 }),
      offset: fc.integer({ min: -200, max: 200 }),
      chosen: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(book, async ({ prices, offset, chosen }) => {
        await priceSales(new Map(bills.map((billNo, at) => [billNo, BigInt(prices[at]!)])));
        await gateway.db.query(
          sql`update acceptor set price_offset = ${offset} where member_id = ${acceptor.member.id}`,
        );
        const { list, price: top } = await quote(buyer);
        if (list.length === 0) return;
        const offer = list[chosen % list.length]!;
        expect(Number(offer.price)).toBeLessThanOrEqual(Number(top));
        const reqNo = randomUUID();
        const order = { reqNo, amount: offer.amount, price: offer.price };
        const first = await buyer.buy(order);
        if (!offer.fast) {
          expect(first.code).toBe('2222');
          expect(await acceptor.acceptFirst()).toMatchObject({ code: '0000' });
        }
        const { body } = offer.fast ? first : await buyer.buy(order);
        expect(body.order).toMatchObject({ price: offer.price, fiatAmount: offer.fiatAmount });
        expect(body.order).not.toHaveProperty('fiatSaved');
        await buyer.cancelPurchase(body.order.billNo);
        await gateway.db.query(sql`delete from restriction where kind = 'buy'`);
        await gateway.db.query(
          sql`delete from offer where acceptor_id = ${acceptor.member.id} and state <> 'accepted'`,
        );
      }),
      { numRuns: 12 },
    );
  });
});
