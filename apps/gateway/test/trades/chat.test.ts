import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { findNewsOf, readChat, type Seen, sendMessage } from '../../src/trade/trades/chat.ts';
import { NewsWatch } from '../../src/people/conversations/NewsWatch.ts';
import { operate } from '../harness/operate.ts';
import { uploadPdf } from '../harness/uploadPdf.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, matched, paid } = scene));

const say = async (who: Trader, billNo: string, text: string, fields: object = {}) =>
  await who.say(billNo, text, fields);
const read = async (who: Trader, billNo: string, fields: object = {}) =>
  await who.device.call('/lucky_c2c/chat/list', { billNo, ...fields });
const seen = async (who: Trader, billNo: string, seq: number) =>
  await who.device.call('/lucky_c2c/chat/read', { billNo, seq });

describe('the chat of a trade', () => {
  it('has what both sides wrote, in order, and the steps of the trade', async () => {
    const { sale, purchase } = await matched();
    expect((await say(seller, sale, 'Hello')).body).toMatchObject({
      seq: 1,
      by: 'seller',
      kind: 'text',
      text: 'Hello',
      warnings: [],
    });
    await say(buyer, purchase, '你好');
    const { body } = await read(buyer, purchase);
    expect(body).toMatchObject({ status: 1, lastSeq: 2, writableUntil: null, events: [{ to: 1 }] });
    expect(body.messages.map(({ by, text }: { by: string; text: string }) => [by, text])).toEqual([
      ['seller', 'Hello'],
      ['buyer', '你好'],
    ]);
    expect((await read(seller, sale, { after: 1 })).body.messages).toHaveLength(1);
  });

  it('shows pictures to both sides and to nobody else', async () => {
    const { sale, purchase } = await matched();
    const fileId = await uploadPicture(buyer.device);
    const sent = await buyer.device.call('/lucky_c2c/chat/send', {
      billNo: purchase,
      kind: 'image',
      fileId,
      nonce: randomUUID(),
    });
    expect(sent.body).toMatchObject({ kind: 'image', text: '', fileId });
    expect((await seller.device.call('/common/getImage', { fileId })).code).toBe('0000');
    const stranger = await Trader.open(gateway);
    expect((await stranger.device.call('/common/getImage', { fileId })).code).toBe('RECORD_ALREADY_DELETED');
    const foreign = { billNo: sale, kind: 'image', fileId, nonce: randomUUID() };
    // A stranger opens it, so not even a PDF that the sender owns.
    const pdf = { ...foreign, billNo: purchase, fileId: await uploadPdf(buyer.device) };
    for (const kind of ['image', 'file'])
      expect((await buyer.device.call('/lucky_c2c/chat/send', { ...pdf, kind })).code).toBe('ARGS_INVALID');
    expect(await seller.device.call('/lucky_c2c/chat/send', foreign)).toMatchObject({
      code: 'ARGS_INVALID',
      body: { fields: ['fileId'] },
    });
  });

  it('keeps a message once, also when it is sent ten times at once, and numbers without gaps', async () => {
    const { sale, purchase } = await matched();
    const nonce = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(buyer, purchase, 'Paid.', { nonce })));
    expect(new Set(answers.map(({ body }) => body.seq))).toEqual(new Set([1]));
    await Promise.all(
      [1, 2, 3, 4].flatMap((number) => [say(buyer, purchase, `b${number}`), say(seller, sale, `s${number}`)]),
    );
    const { messages } = (await read(seller, sale)).body;
    expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('counts what a side has not seen, and shows the sender what was seen', async () => {
    const { sale, purchase } = await matched();
    await say(seller, sale, 'one');
    await say(seller, sale, 'two');
    expect((await buyer.trade(purchase)).body.unread).toBe(2);
    expect((await seller.trade(sale)).body.unread).toBe(0);
    await seen(buyer, purchase, 1);
    expect((await buyer.trade(purchase)).body.unread).toBe(1);
    expect((await read(seller, sale)).body.seenByOther).toBe(1);
    await seen(buyer, purchase, 99);
    await seen(buyer, purchase, 1);
    expect((await read(seller, sale)).body.seenByOther).toBe(2);
    const [row] = (await buyer.device.call('/order/quickOrderQuery', { pageNo: 1, pageSize: 10, orderStatus: 2 })).body
      .list;
    expect(row.unread).toBe(0);
  });

  it('answers a waiting reader at once when a message or a step comes', async () => {
    const { sale, purchase } = await matched();
    const first = read(seller, sale, { after: 0, eventsSeen: 2, wait: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const sentAt = performance.now();
    await say(buyer, purchase, 'Hello');
    expect((await first).body.messages).toHaveLength(1);
    expect(performance.now() - sentAt).toBeLessThan(3000);
    const second = read(seller, sale, { after: 1, eventsSeen: 2, wait: true });
    await buyer.pay(purchase);
    expect((await second).body).toMatchObject({ status: 3, messages: [] });
  });

  it('asks the database once for all who wait, and wakes the reader of what another process wrote', async () => {
    const { sale, purchase } = await matched();
    const { db, config } = gateway.services;
    let looks = 0;
    const watch = new NewsWatch<Seen>(async (seen) => {
      looks += 1;
      return await findNewsOf(db, seen);
    });
    const chatOf = async (trader: Trader, bill: string) =>
      (await readChat(db, config.policy, trader.member.id, bill, 0))!;
    const [left, right] = [await chatOf(seller, sale), await chatOf(buyer, purchase)];
    const waits = [left, right, left, right].map(async (chat) => await watch.wait(chat, 60_000));
    const news = { billNo: purchase, nonce: randomUUID(), text: 'Hello', fileId: null, warnings: [] };
    await sendMessage(db, config.policy, buyer.member.id, news);
    expect(await Promise.all(waits)).toEqual([true, true, true, true]);
    expect(looks).toBe(1);
  });

  it('ends a wait without news when its time is over', async () => {
    const { sale } = await matched();
    const { db, config } = gateway.services;
    const chat = (await readChat(db, config.policy, seller.member.id, sale, 0))!;
    expect(await new NewsWatch<Seen>(async (seen) => await findNewsOf(db, seen)).wait(chat, 20)).toBe(false);
  });

  it('warns readers of links and of contact details', async () => {
    const { sale, purchase } = await matched();
    await say(seller, sale, 'Add my WeChat, or see https://pay.example.com');
    expect((await read(buyer, purchase)).body.messages[0].warnings).toEqual(['LINK', 'CONTACT']);
  });

  it('belongs to the two sides of one purchase', async () => {
    const { sale, purchase } = await matched();
    await say(buyer, purchase, 'Mine');
    const stranger = await Trader.open(gateway);
    for (const bill of [sale, purchase]) {
      expect((await read(stranger, bill)).code).toBe('ORDER_NOT_FOUND');
      expect((await say(stranger, bill, 'Hi')).code).toBe('ORDER_NOT_FOUND');
      expect((await seen(stranger, bill, 1)).code).toBe('ORDER_NOT_FOUND');
    }
    await buyer.cancelPurchase(purchase);
    expect((await read(seller, sale)).body).toMatchObject({ messages: [], writableUntil: 0 });
    expect((await say(seller, sale, 'Who is there?')).code).toBe('CONDITION_NOT_FULLFILL');
    const next = await Trader.open(gateway);
    await next.buy();
    expect((await read(seller, sale)).body.messages).toEqual([]);
    expect((await read(buyer, purchase)).body.messages).toHaveLength(1);
  });

  it('can be written to for a day after the end, and read for thirty', async () => {
    const { sale, purchase } = await paid();
    await say(buyer, purchase, 'Thank you');
    const { body } = await seller.release(sale);
    expect((await read(buyer, purchase)).body.writableUntil).toBe(body.closedAt + 24 * 3_600_000);
    expect((await say(seller, sale, 'You are welcome')).code).toBe('0000');
    await later(25 * 60);
    expect((await say(seller, sale, 'One more thing')).code).toBe('CONDITION_NOT_FULLFILL');
    expect((await read(buyer, purchase)).body.messages).toHaveLength(2);
    await later(31 * 24 * 60);
    expect((await read(buyer, purchase)).code).toBe('ORDER_NOT_FOUND');
  });

  it('has staff in it during an appeal, and keeps every message as it is', async () => {
    const { sale, purchase } = await paid();
    await later(31);
    await buyer.appeal(purchase);
    await operate(gateway, 'appeals say', [purchase], { text: 'Please show the statement of your bank.' });
    expect((await read(seller, sale)).body.messages).toEqual([expect.objectContaining({ by: 'staff' })]);
    await expect(gateway.db.query(sql`update conversation_message set text = 'x'`)).rejects.toThrow('evidence');
    await expect(gateway.db.query(sql`delete from conversation_message`)).rejects.toThrow('evidence');
  });

  it.each(['', '   ', 'a'.repeat(501), 'over\u202eride', 'nul\0'])('takes no text like %j [S34]', async (text) => {
    const { purchase } = await matched();
    expect((await say(buyer, purchase, text)).code).toBe('ARGS_INVALID');
  });

  it('keeps markup as the text that it is [S9]', async () => {
    const { sale, purchase } = await matched();
    const text = `<img src=x onerror=alert(1)> '; drop table conversation_message; --`;
    await say(buyer, purchase, text);
    expect((await read(seller, sale)).body.messages[0].text).toBe(text);
  });
});
