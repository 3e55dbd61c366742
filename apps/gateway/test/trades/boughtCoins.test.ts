import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { payTicket } from '../harness/payTicket.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, paid } = scene));

const DAY_MINUTES = 24 * 60;

async function send(amount: string) {
  const sent = { toType: 1, to: seller.member.userNo, currency: 'USDT', amount };
  const payPassTicket = await payTicket(gateway, buyer.member, sent);
  return await buyer.device.call('/lucky_transfer/transferTo', { ...sent, payPassTicket, reqNo: randomUUID() });
}

it('coins bought in a trade stay for a day after its end; the refusal says until when, and what was there before may go', async () => {
  await gateway.db.query(sql`update member set kyc_level = 2 where id = ${buyer.member.id}`);
  const { sale } = await paid();
  // The trade is older than a day when it ends.
  await later(DAY_MINUTES + 60);
  await seller.release(sale);
  const endedAt = (await seller.trade(sale)).body.closedAt;

  // 1000 from before, 100 bought, 3 as bonus.
  expect(await send('1000.01')).toMatchObject({ code: 'HOLDINGS_NOT_ENOUGH', body: { until: expect.any(Number) } });
  expect(Math.abs((await send('1000.01')).body.until - endedAt - DAY_MINUTES * 60_000)).toBeLessThan(2000);
  expect((await buyer.sell({ amount: '1000.01' })).code).toBe('HOLDINGS_NOT_ENOUGH');
  const usdt = async () => {
    const { balanceList, availableAmount, toTransferAmount } = (
      await buyer.device.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'USDT' })
    ).body;
    return {
      availableAmount,
      toTransferAmount,
      ...balanceList.find(({ currency }: { currency: string }) => currency === 'USDT'),
    };
  };
  expect(await usdt()).toMatchObject({
    availableAmount: '1103',
    toTransferAmount: '1000',
    balance: '1103',
    frozen: '0',
    unsettled: { amount: '103' },
  });
  expect(Math.abs((await usdt()).unsettled.until - endedAt - DAY_MINUTES * 60_000)).toBeLessThan(2000);
  expect((await send('900')).code).toBe('0000');
  expect((await buyer.sell({ amount: '100' })).code).toBe('0000');
  expect((await send('0.01')).code).toBe('HOLDINGS_NOT_ENOUGH');
  await later(2 * DAY_MINUTES + 61);
  expect(await usdt()).not.toHaveProperty('unsettled');
  expect((await send('103')).code).toBe('0000');
});

it('coins of level 3 are free at once', async () => {
  const { sale } = await paid();
  await seller.release(sale);
  expect((await send('1103')).code).toBe('0000');
});
