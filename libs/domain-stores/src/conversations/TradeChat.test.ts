import { contract, type ChatMessage, type Trade } from '@ezwallet/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { TradeCases } from '../trade-case/TradeCases.ts';
import { TradeChats } from './TradeChats.ts';

const BILL = '202611210931220000107';
const example = contract.order.orderC2cDetail.example.response;

/** A chat on a server that keeps messages as the gateway does, seen by the seller. */
function open({ said = [], unread = 0 }: { said?: readonly string[]; unread?: number } = {}) {
  const messages: ChatMessage[] = [];
  const sent = new Map<string, ChatMessage>();
  const add = (by: ChatMessage['by'], text: string, fileId: string | null = null): ChatMessage => {
    const kind = fileId === null ? 'text' : 'image';
    const message: ChatMessage = {
      seq: messages.length + 1,
      by,
      kind,
      text,
      fileId,
      warnings: [],
      at: 1_790_000_000_000,
    };
    messages.push(message);
    return message;
  };
  for (const text of said) add('buyer', text);
  const faults: ('before' | 'after')[] = [];
  const { api, named } = createFakeApi({
    order: { orderC2cDetail: async () => ({ ...example, transactionType: 8, unread }) satisfies Trade },
    trading: {
      chatList: async ({ after = 0 }: { after?: number }) => ({
        status: 3,
        messages: messages.slice(after, after + 100),
        events: [],
        lastSeq: messages.length,
        seenByOther: 0,
        writableUntil: null,
      }),
      chatSend: async (request: { nonce: string; text?: string; fileId?: string }) => {
        const fault = faults.shift();
        if (fault === 'before') throw new Error('no network');
        const message = sent.get(request.nonce) ?? add('seller', request.text ?? '', request.fileId ?? null);
        sent.set(request.nonce, message);
        if (fault === 'after') throw new Error('no answer');
        return message;
      },
    } as never,
  });
  const deps = createFakeDeps({ api });
  const chats = new TradeChats(deps, new TradeCases(deps, () => {}));
  return { deps, chat: chats.of(BILL), chats, add, faults, named, messages };
}

const texts = ({ talk }: ReturnType<typeof open>['chat']) => talk.thread.messages.map(({ text }) => text);

describe('TradeChat', () => {
  it('shows what the other side writes within 3 seconds, and marks it as seen', async () => {
    const { chat, deps, add, named } = open({ said: ['Hello'] });
    const stop = chat.talk.watch();
    await settle();
    expect(texts(chat)).toEqual(['Hello']);
    add('buyer', 'Are you there?');
    await deps.clock.advance(3_000);
    expect(texts(chat)).toEqual(['Hello', 'Are you there?']);
    expect(named('trading.chatRead').at(-1)).toEqual({ billNo: BILL, seq: 2 });
    stop();
  });

  it('asks nothing while nobody can see the app, or watches', async () => {
    const { chat, deps, named } = open();
    const stop = chat.talk.watch();
    await deps.clock.advance(2_000);
    deps.setVisible(false);
    await deps.clock.advance(2_000);
    const before = named('trading.chatList').length;
    await deps.clock.advance(60_000);
    expect(named('trading.chatList')).toHaveLength(before);
    deps.setVisible(true);
    await deps.clock.advance(2_000);
    expect(named('trading.chatList').length).toBeGreaterThan(before);
    stop();
    await deps.clock.advance(2_000);
    const after = named('trading.chatList').length;
    await deps.clock.advance(60_000);
    expect(named('trading.chatList')).toHaveLength(after);
  });

  it('marks the first message that the person has not seen', async () => {
    const { chat } = open({ said: ['one', 'two', 'three'], unread: 2 });
    const stop = chat.talk.watch();
    await settle();
    expect(chat.talk.newFrom).toBe(2);
    stop();
  });

  it('begins with the newest of many messages, and loads the older ones without a gap', async () => {
    const { chat } = open({ said: Array.from({ length: 250 }, (_, index) => `message ${index + 1}`) });
    const stop = chat.talk.watch();
    await settle();
    expect(chat.talk.thread.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 151),
    );
    await chat.talk.thread.loadOlder();
    await chat.talk.thread.loadOlder();
    expect(chat.talk.thread.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
    expect(chat.talk.thread.hasOlder).toBe(false);
    stop();
  });

  it('keeps a message that was not sent, also across a reload, and sends it once', async () => {
    const { chat, deps, chats, faults, messages } = open();
    const stop = chat.talk.watch();
    await settle();
    faults.push('before');
    await chat.talk.send({ text: 'Paid' });
    expect(chat.talk.onTheWay).toMatchObject([{ text: 'Paid', failure: { code: 'OFFLINE' } }]);
    stop();

    const reloaded = new TradeChats(deps, new TradeCases(deps, () => {})).of(BILL);
    await settle();
    expect(chats.of(BILL)).toBe(chat);
    expect(reloaded.talk.outbox.items).toMatchObject([{ text: 'Paid', failure: { code: 'OFFLINE' } }]);
    await reloaded.talk.outbox.resend(reloaded.talk.outbox.items[0]!);
    expect(reloaded.talk.outbox.items).toEqual([]);
    expect(messages).toHaveLength(1);
  });

  it('never doubles a message whose answer was lost', async () => {
    const { chat, deps, faults, messages, named } = open();
    const stop = chat.talk.watch();
    await settle();
    faults.push('after');
    await chat.talk.send({ text: 'Paid' });
    await deps.clock.advance(3_000);
    expect(messages).toHaveLength(1);
    expect(texts(chat)).toEqual(['Paid']);
    expect(chat.talk.outbox.items).toEqual([]);
    const nonces = (named('trading.chatSend') as { nonce: string }[]).map(({ nonce }) => nonce);
    expect(new Set(nonces).size).toBe(1);
    stop();
  });

  it('does not lose what the other side wrote before an own message was confirmed', async () => {
    const { chat, deps, add } = open();
    const stop = chat.talk.watch();
    await settle();
    add('buyer', 'first');
    await chat.talk.send({ text: 'second' });
    await deps.clock.advance(2_000);
    expect(texts(chat)).toEqual(['first', 'second']);
    stop();
  });

  it('uploads a picture once, however often the message is sent', async () => {
    const { chat, faults, named } = open();
    faults.push('before');
    await chat.talk.send({ text: '', picture: { fileName: 'a.jpg', fileBase64: 'iVBORw0KGgo=' } });
    await chat.talk.outbox.resend(chat.talk.outbox.items[0]!);
    expect(named('user.uploadFile')).toHaveLength(1);
    expect(named('trading.chatSend')).toMatchObject([{ kind: 'image' }, { kind: 'image' }]);
  });

  it('sends no file, which a stranger would open', async () => {
    const { chat, named } = open();
    await chat.talk.send({ text: '', pdf: { fileName: 'a.pdf', fileBase64: 'JVBERi0xLjc=', size: 9 } });
    expect(named('trading.chatSend')).toEqual([]);
  });

  it('waits between its questions also when a server repeats itself', async () => {
    const { api, named } = createFakeApi();
    const deps = createFakeDeps({ api });
    const stop = new TradeChats(deps, new TradeCases(deps, () => {})).of(BILL).talk.watch();
    await deps.clock.advance(10_000);
    expect(named('trading.chatList').length).toBeLessThan(14);
    stop();
  });

  it('stops asking for an order that does not exist', async () => {
    const { api, named } = createFakeApi({
      trading: { chatList: () => Promise.reject(new FakeRefusal('ORDER_NOT_FOUND')) },
      order: { orderC2cDetail: () => Promise.reject(new FakeRefusal('ORDER_NOT_FOUND')) },
    });
    const deps = createFakeDeps({ api });
    const chat = new TradeChats(deps, new TradeCases(deps, () => {})).of(BILL);
    const stop = chat.talk.watch();
    await deps.clock.advance(60_000);
    expect(chat.talk.head.failure).toEqual({ code: 'ORDER_NOT_FOUND' });
    expect(named('trading.chatList')).toHaveLength(1);
    stop();
  });
});
