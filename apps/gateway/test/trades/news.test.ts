import { expect, it } from 'vitest';
import type { TradeNews } from '@ezwallet/api-client/contract';
import { collectTradeNotices } from '../../src/people/messages/collectTradeNotices.ts';
import { catchUp } from '../harness/catchUp.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched, paid } = scene));

const newsOf = async ({ device }: Trader): Promise<TradeNews[]> => {
  await catchUp(gateway.db, 'trades', () => collectTradeNotices(gateway.db, gateway.services.config.policy));
  const { code, body } = await device.call('/order/quickOrderQuery', { pageNo: 1, pageSize: 100, orderStatus: 2 });
  expect(code).toBe('0000');
  return body.news;
};
const brief = async (trader: Trader) => (await newsOf(trader)).map(({ kind, billNo }) => `${kind} ${billNo}`);

it('a missed release is news for both sides, each with their own bill', async () => {
  const { sale, purchase } = await paid();
  expect([await brief(seller), await brief(buyer)]).toEqual([[], []]);
  await later(31);
  await deadlines();
  expect([await brief(seller), await brief(buyer)]).toEqual([
    [`releaseDeadline ${sale}`],
    [`releaseDeadline ${purchase}`],
  ]);
});

it('the first answer to an appeal is news for who opened it, once', async () => {
  const { sale, purchase } = await paid();
  await later(31);
  await buyer.appeal(purchase);
  const isAnswer = (line: string) => line.startsWith('answer');
  expect((await brief(buyer)).filter(isAnswer)).toEqual([]);
  await seller.state('seller', sale);
  await seller.state('seller', sale);
  expect((await brief(buyer)).filter(isAnswer)).toEqual([`answer ${purchase}`]);
  expect((await brief(seller)).filter(isAnswer)).toEqual([]);
});

it('a late appeal is news for the other side alone, although the trade has ended', async () => {
  const { sale, purchase } = await matched();
  await buyer.cancelPurchase(purchase);
  await buyer.appeal(purchase, { expectStatus: -1 });
  expect(await brief(seller)).toEqual([`lateAppeal ${sale}`]);
  expect(await brief(buyer)).toEqual([]);
  await later(25 * 60);
  expect(await brief(seller)).toEqual([]);
});

it('somebody who has no part in a trade hears nothing of it', async () => {
  await paid();
  await later(31);
  await deadlines();
  expect(await newsOf(await Trader.open(gateway, { realName: '王小红' }))).toEqual([]);
});
