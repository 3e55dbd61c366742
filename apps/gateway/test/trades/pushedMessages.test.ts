import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { queueMessages } from '../../src/people/messages/notices.ts';
import { sendPushes } from '../../src/people/push/sendPushes.ts';
import { PushBrowser } from '../harness/PushBrowser.ts';
import { sendNotices } from '../harness/testGateway.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

const LOOKS = 16_000;
let { gateway, seller, buyer, matched } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, matched } = scene));
let browser: PushBrowser;
beforeEach(async () => {
  browser = await PushBrowser.open();
  await gateway.db.query(sql`update notice set is_queued = true where not is_queued`);
});
afterEach(async () => await browser.close());

async function pushed(after = 0) {
  await queueMessages(gateway.db);
  await gateway.shiftClock(after);
  await sendPushes(gateway.services);
  return browser.taken();
}
const seen = async (bill: string, seq: number) =>
  await seller.device.call('/lucky_c2c/chat/read', { billNo: bill, seq });

it('tells a side that does not look of a message, once until it has looked, and without its words', async () => {
  const { sale, purchase } = await matched();
  await gateway.db.query(sql`update member set language = 'en', email = null where id = ${seller.member.id}`);
  await browser.subscribe(seller.device);
  await buyer.say(purchase, 'Which bank?');
  expect(await pushed()).toEqual([]);
  await buyer.say(purchase, 'Hello?');
  expect(await pushed(LOOKS)).toMatchObject([
    { title: 'Orders', body: 'The buyer wrote to you.', link: `/sellOrder/detail?billNo=${sale}` },
  ]);
  await buyer.say(purchase, 'Are you there?');
  expect(await pushed(2 * LOOKS)).toEqual([]);
  await seen(sale, 3);
  await buyer.say(purchase, 'One more thing.');
  expect(await pushed(3 * LOOKS)).toHaveLength(1);
  // Nobody gets a letter or an SMS for a word in a chat.
  await sendNotices(gateway.services);
  expect(await gateway.db.query(sql`select 1 from outbox_message where body like '%wrote to you%'`)).toEqual([]);
});

it('stays silent where the other side reads or answers at once', async () => {
  const { sale, purchase } = await matched();
  await browser.subscribe(seller.device);
  await buyer.say(purchase, 'Which bank?');
  await queueMessages(gateway.db);
  await seen(sale, 1);
  expect(await pushed(LOOKS)).toEqual([]);
  await buyer.say(purchase, 'And the name?');
  await queueMessages(gateway.db);
  await seller.say(sale, 'Look at the account.');
  expect(await pushed(2 * LOOKS)).toEqual([]);
});
