import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import type { Services } from '../../src/call/Services.ts';
import { collectTradeNotices } from '../../src/people/messages/collectTradeNotices.ts';
import { queueMessages } from '../../src/people/messages/notices.ts';
import { sendMessages } from '../../src/people/messages/sendMessages.ts';
import { catchUp } from '../harness/catchUp.ts';
import { operate } from '../harness/operate.ts';
import type { Trader } from '../trades/TradeStage.ts';
import { type TradeScene, useTradeScene } from '../trades/tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched, paid } = scene));

interface Message {
  readonly channel: string;
  readonly to: 'buyer' | 'seller';
  readonly text: string;
}

const emailOf = ({ member }: Trader) => `${member.userNo.toLowerCase()}@example.com`;

let seen = 0n;
const last = async () =>
  (await gateway.db.one<{ id: bigint }>(sql`select coalesce(max(id), 0) as id from outbox_message`)).id;

/** Collects and sends, like a job of the gateway, and returns what went out to the two sides since the last time. */
async function told(services: Services = gateway.services): Promise<Message[]> {
  await catchUp(gateway.db, 'trades', () => collectTradeNotices(gateway.db, services.config.policy));
  await queueMessages(gateway.db);
  await sendMessages(services);
  const rows = await gateway.db.query<{ id: bigint; channel: string; target: string; body: string }>(sql`
    select id, channel, target, body from outbox_message where id > ${seen} and body like '%EZ Wallet%' order by id`);
  seen = await last();
  const sideOf = (target: string) =>
    [emailOf(buyer), `+86${buyer.member.phone}`].includes(target) ? 'buyer' : 'seller';
  return rows.map(({ channel, target, body }) => ({ channel, to: sideOf(target), text: body }));
}

const brief = (messages: readonly Message[]) => messages.map(({ channel, to }) => `${channel} ${to}`).toSorted();

beforeEach(async () => {
  for (const trader of [seller, buyer]) {
    await gateway.db.query(sql`
      update member set email = ${emailOf(trader)}, language = 'en' where id = ${trader.member.id}`);
  }
  await told();
});

it('tells each side what the other one did, by e-mail, and the seller by SMS when there is something to look at', async () => {
  const { sale, purchase } = await matched();
  const afterMatch = await told();
  expect(brief(afterMatch)).toEqual(['email buyer', 'email seller', 'sms seller']);
  expect(afterMatch.find(({ to }) => to === 'buyer')?.text).toMatch(
    new RegExp(
      String.raw`^【EZ Wallet】A seller took your order for 100\.00 USDT\. Pay [\d.,]+ CNY from your own account and mark the order as paid by \d\d:\d\d \(UTC\+8\)\. Order ${purchase}$`,
    ),
  );
  await buyer.pay(purchase);
  const afterPay = await told();
  expect(brief(afterPay)).toEqual(['email seller', 'sms seller']);
  expect(afterPay[0]?.text).toContain(`Order ${sale}`);
  await seller.release(sale);
  expect(await told()).toMatchObject([
    { channel: 'email', to: 'buyer', text: expect.stringContaining('The seller released 100.00 USDT.') },
  ]);
  expect(await told()).toEqual([]);
});

it('follows the settings of a member', async () => {
  const set = async ({ member }: Trader, channel: string, isOn: boolean) =>
    await gateway.db.query(sql`
      insert into message_setting (member_id, channel, type, is_on) values (${member.id}, ${channel}, 'order', ${isOn})`);
  await set(seller, 'email', false);
  await set(seller, 'sms', false);
  const { sale, purchase } = await matched();
  expect(brief(await told())).toEqual(['email buyer']);
  await buyer.pay(purchase);
  expect(await told()).toEqual([]);
  await set(buyer, 'email', false);
  await seller.release(sale);
  expect(await told()).toEqual([]);
});

it('writes in the language of the reader, and in Chinese and English where nobody knows it', async () => {
  await gateway.db.query(sql`update member set language = 'zh_HK' where id = ${seller.member.id}`);
  await gateway.db.query(
    sql`update member set language = null, anti_phishing_code = 'blue9' where id = ${buyer.member.id}`,
  );
  await matched();
  const messages = await told();
  const textTo = (side: string) => messages.find(({ to }) => to === side)?.text ?? '';
  expect(textTo('seller')).toContain('買家已接下你出售的 100.00 USDT。');
  expect(textTo('seller')).not.toContain('A buyer');
  expect(textTo('buyer')).toContain('卖家已接下您的 100.00 USDT 订单。');
  expect(textTo('buyer')).toContain('A seller took your order for 100.00 USDT.');
  expect(textTo('buyer')).toContain('blue9');
});

it('reminds once before a time limit ends, and tells when it has ended', async () => {
  await matched();
  await told();
  await later(24);
  expect(await told()).toEqual([]);
  await later(26);
  const reminders = await told();
  expect(brief(reminders)).toEqual(['email buyer', 'sms buyer']);
  expect(reminders[0]?.text).toContain('expires soon');
  expect(await told()).toEqual([]);
  await later(31);
  await deadlines();
  expect(brief(await told())).toEqual(['email buyer', 'email seller']);
});

it('tells the other side of an appeal, its answer, and both of what staff does', async () => {
  const { sale, purchase } = await paid();
  await later(31);
  await deadlines();
  await told();
  await buyer.appeal(purchase);
  expect(await told()).toMatchObject([{ to: 'seller', text: expect.stringContaining('The buyer opened an appeal') }]);
  await seller.state('seller', sale);
  expect(await told()).toMatchObject([
    { to: 'buyer', text: expect.stringContaining('The seller answered your appeal.') },
  ]);
  await seller.state('seller', sale);
  expect(await told()).toEqual([]);
  await later(24 * 60 + 32);
  await deadlines();
  expect(brief(await told())).toEqual(['email buyer', 'email seller']);
  await operate(gateway, 'appeals decide', [purchase], { result: 'refund', reason: 'No payment arrived.' });
  const decided = await told();
  expect(decided.find(({ to }) => to === 'seller')?.text).toContain('100.00 USDT are yours again');
  expect(decided.find(({ to }) => to === 'buyer')?.text).toContain('went back to the seller');
});

it('tells the other side about an appeal after the end, and both about its end', async () => {
  const { purchase } = await matched();
  await buyer.cancelPurchase(purchase);
  await told();
  await buyer.appeal(purchase, { expectStatus: -1 });
  expect(brief((await told()).filter(({ text }) => text.includes('after it ended')))).toEqual(['email seller']);
  await operate(gateway, 'appeals decide', [purchase], { result: 'refund', reason: 'No payment arrived.' });
  expect((await told()).filter(({ text }) => text.includes('is closed'))).toHaveLength(2);
});

describe('a message', () => {
  it('goes out once when several processes collect and send at the same time', async () => {
    await matched();
    await Promise.all([1, 2, 3].map(async () => await told()));
    const { count } = await gateway.db.one<{ count: bigint }>(sql`
      select count(*) as count from outbox_message where target in (${emailOf(seller)}, ${emailOf(buyer)}) and body like '%took your%'`);
    expect(count).toBe(2n);
  });

  it('waits for the next try when the provider fails, and is not lost', async () => {
    await matched();
    const { services } = gateway;
    const deliver = async () => {
      throw new Error('out of order');
    };
    expect(await told({ ...services, messenger: { ...services.messenger, deliver } })).toEqual([]);
    expect(await told()).toEqual([]);
    await later(1);
    expect(await told()).toHaveLength(3);
  });
});
