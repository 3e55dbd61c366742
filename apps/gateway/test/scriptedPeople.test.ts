import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipTime, sql } from '../src/db/index.ts';
import { processes } from '../src/house/jobs/processes.ts';
import { fireDeadlines } from '../src/process/deadlines.ts';
import { seedSandbox } from '../src/sandbox/seedSandbox.ts';
import type { Behaviour } from '../src/sandbox/scripted-people/behaviours.ts';
import { SCRIPTED_PEOPLE } from '../src/sandbox/scripted-people/people.ts';
import { ScriptedPeople } from '../src/sandbox/scripted-people/ScriptedPeople.ts';
import { startGateway } from '../src/server/startGateway.ts';
import { expectSoundLedger } from './harness/expectSoundLedger.ts';
import { createTestGateway, sendNotices, type TestGateway, testConfig } from './harness/testGateway.ts';
import { createTestDatabase } from './harness/testDatabase.ts';
import { Trader } from './trades/TradeStage.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let gateway: TestGateway;
let people: ScriptedPeople;
beforeAll(async () => {
  gateway = await createTestGateway({ scriptedPeople: true });
  await Promise.all([seedSandbox(gateway.services), seedSandbox(gateway.services)]);
  people = new ScriptedPeople(gateway.services);
});
afterAll(async () => {
  expect(gateway.logged()).not.toContain('did not work');
  await expectSoundLedger(gateway);
  await gateway.close();
});

/** Lets time pass, and then everybody act. */
async function after(milliseconds: number): Promise<void> {
  await skipTime(gateway.db, milliseconds);
  await gateway.services.clock.sync();
  await people.round();
}

const sandboxCall = async (path: string, payload?: object) => {
  const request = payload ? { method: 'POST' as const, payload } : { method: 'GET' as const };
  const answer = await gateway.app.inject({ url: `/sandbox/api/${path}`, headers: { host: 'localhost' }, ...request });
  return { status: answer.statusCode, ...answer.json() };
};

/** Everybody is as said here, and nobody else takes trades. */
async function set(behaviours: Partial<Record<'acceptor' | 'seller' | 'buyer', Behaviour>>): Promise<void> {
  for (const { userNo, role } of SCRIPTED_PEOPLE) {
    const behaviour = behaviours[role] ?? 'off';
    expect(await sandboxCall('people', { userNo, behaviour })).toMatchObject({ status: 200 });
  }
  await people.round();
}

/** Buys an amount that an acceptor sells. @returns the bill of the purchase */
async function buyFromAcceptor(buyer: Trader, amount: string): Promise<string> {
  const request = { ...(await buyer.purchase()), amount };
  expect((await buyer.buy(request)).code).toBe('2222');
  await after(2 * SECOND);
  const { body } = await buyer.buy(request);
  expect(body).toMatchObject({ matched: true });
  return body.order.billNo as string;
}

const statusOf = async (trader: Trader, billNo: string) => (await trader.trade(billNo)).body.status as number;
const messagesOf = async (trader: Trader, billNo: string) =>
  (await trader.device.call('/lucky_c2c/chat/list', { billNo })).body.messages as {
    by: string;
    text: string;
    warnings: string[];
  }[];
const say = async (trader: Trader, billNo: string, text: string) =>
  await trader.device.call('/lucky_c2c/chat/send', { billNo, kind: 'text', text, nonce: randomUUID() });

/** Sells an amount to the scripted buyer. @returns the bill of the sale */
async function sellToBuyer(seller: Trader, amount: string): Promise<string> {
  const { code, body } = await seller.sell({ amount });
  expect(code).toBe('0000');
  await after(3 * SECOND);
  expect(await statusOf(seller, body.billNo)).toBe(1);
  return body.billNo as string;
}

describe('helpful people', () => {
  it('sell a newcomer an amount that is worth 100 yuan, up to the coins', async () => {
    await set({ acceptor: 'helpful' });
    const buyer = await Trader.open(gateway, { kycLevel: 1, balances: {} });
    const amount = (100 / Number(await buyer.price('buy'))).toFixed(2);
    const billNo = await buyFromAcceptor(buyer, amount);
    await say(buyer, billNo, 'Hello, which account is it?');
    expect((await buyer.pay(billNo)).code).toBe('0000');
    await after(3 * SECOND);
    expect(await statusOf(buyer, billNo)).toBe(2);
    expect((await buyer.money())[0]).toMatch(new RegExp(`^${amount}|^1[0-9]\\.`));
  });

  it('sell an amount that is on the list at once, and answer in the language of the question', async () => {
    await set({ seller: 'helpful' });
    const buyer = await Trader.open(gateway, { kycLevel: 2, balances: {} });
    const { body: quote } = await buyer.device.call('/lucky_transaction/recommendBuyerAmount', {
      payMethodId: 1,
      currency: 'USDT',
    });
    expect(quote.list).toContainEqual(expect.objectContaining({ amount: '100', fast: true }));
    const { body } = await buyer.buy({ amount: '100' });
    const { billNo } = body.order;
    await say(buyer, billNo, '你好，怎么付款？');
    await after(3 * SECOND);
    expect((await messagesOf(buyer, billNo)).at(-1)).toMatchObject({
      by: 'seller',
      text: expect.stringContaining('请付款'),
    });
    await buyer.pay(billNo);
    await say(buyer, billNo, 'I have paid.');
    await after(3 * SECOND);
    expect(await statusOf(buyer, billNo)).toBe(2);
    await people.round();
    const { body: next } = await buyer.device.call('/lucky_transaction/recommendBuyerAmount', {
      payMethodId: 1,
      currency: 'USDT',
    });
    expect(next.list).toContainEqual(expect.objectContaining({ amount: '100', fast: true }));
  });

  it('put no sale on a way that staff have closed, and do so once it is open', async () => {
    await set({ seller: 'helpful' });
    const { db } = gateway;
    const waiting = sql`select 1 from sale where state = 'matching' and amount = 100000000 and pay_method_id = 1`;
    const before = (await db.query(waiting)).length;
    const buyer = await Trader.open(gateway, { kycLevel: 2, balances: {} });
    expect((await buyer.buy({ amount: '100' })).body.matched).toBe(true);
    await db.query(sql`select close_pay_method(side, 1, 'Ann', 'a test') from unnest('{buy,sell}'::text[]) side`);
    await after(SECOND);
    expect(await db.query(waiting)).toHaveLength(before - 1);
    await db.query(sql`delete from closed_pay_method`);
    await after(SECOND);
    expect(await db.query(waiting)).toHaveLength(before);
  });

  it('buy a sale, pay it with a picture as proof, and their bank tells the seller', async () => {
    await set({ buyer: 'helpful' });
    const seller = await Trader.open(gateway, { kycLevel: 1 });
    await sendNotices(gateway.services);
    const billNo = await sellToBuyer(seller, '30');
    await after(3 * SECOND);
    const { body: trade } = await seller.trade(billNo);
    expect(trade).toMatchObject({
      status: 3,
      payerChoices: expect.arrayContaining(['袁致远']),
      proofs: [{ fileType: 'IMG', isReused: false }],
    });
    const picture = await seller.device.call('/common/getImage', { fileId: trade.proofs[0].fileId });
    expect(picture.code).toBe('0000');
    expect(await gateway.message(`+86${seller.member.phone}`)).toContain('sent you CNY');
    expect((await seller.release(billNo, { payerName: '袁致远' })).body).toMatchObject({ status: 2 });
  });

  it('who are acceptors buy a sale that has waited for half a minute, and not those of each other', async () => {
    await set({ acceptor: 'helpful', seller: 'helpful' });
    const seller = await Trader.open(gateway, { kycLevel: 1 });
    const { billNo } = (await seller.sell({ amount: '31' })).body;
    await after(31 * SECOND);
    await after(2 * SECOND);
    await after(3 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(3);
    const { count } = await gateway.db.one<{ count: bigint }>(sql`
      select count(*) from purchase b join sale s on s.id = b.sale_id
        join scripted_person x on x.member_id = b.buyer_id join scripted_person y on y.member_id = s.seller_id`);
    expect(count).toBe(0n);
    await seller.release(billNo, { payerName: '袁致远' });
  });
});

describe('other people', () => {
  it('who are slow need two minutes for each step', async () => {
    await set({ buyer: 'slow' });
    const seller = await Trader.open(gateway, { kycLevel: 1 });
    const { billNo } = (await seller.sell({ amount: '32' })).body;
    await after(30 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(0);
    await after(15 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(1);
    await after(60 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(1);
    await after(70 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(3);
  });

  it('who are silent take a sale and let its time pass; the skip ends it exactly once', async () => {
    await set({ buyer: 'silent' });
    const seller = await Trader.open(gateway, { kycLevel: 1 });
    const billNo = await sellToBuyer(seller, '33');
    await say(seller, billNo, 'Are you there?');
    await after(5 * MINUTE);
    expect(await messagesOf(seller, billNo)).toHaveLength(1);
    const before = (await seller.device.call('/order/pageQuery', { pageNo: 1, pageSize: 1 })).head.serverTime;
    expect(await sandboxCall('clock/skip', { by: '1h' })).toMatchObject({ status: 200 });
    const fire = async () => await fireDeadlines(gateway.db, gateway.services.config.policy, processes);
    await Promise.all([fire(), fire(), fire()]);
    const { body: trade, head } = await seller.trade(billNo);
    // The seller is still signed in, and the server's time is what the skip made it.
    expect(head.serverTime - before).toBeGreaterThanOrEqual(60 * MINUTE);
    expect(head.serverTime - before).toBeLessThan(61 * MINUTE);
    expect(trade).toMatchObject({ status: 0, counterparty: null });
    const { fired } = await gateway.db.one<{ fired: bigint }>(sql`
      select count(*) as fired from process_event e join sale s on s.id = e.case_id
      where e.process = 'trade' and e.event = 'payDeadline' and s.bill_no = ${billNo}`);
    expect(fired).toBe(1n);
    // Nobody buys again what they let pass.
    await after(3 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(0);
    expect((await seller.cancelSale(billNo)).body).toMatchObject({ status: -1 });
  });

  it('who are hostile say that they have paid, lead away from the platform, and appeal', async () => {
    await set({ buyer: 'hostile' });
    const seller = await Trader.open(gateway, { kycLevel: 1 });
    const billNo = await sellToBuyer(seller, '34');
    await after(3 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(3);
    expect(await gateway.message(`+86${seller.member.phone}`)).not.toContain('sent you');
    const warnings = (await messagesOf(seller, billNo)).flatMap((message) => message.warnings);
    expect(new Set(warnings)).toEqual(new Set(['LINK', 'CONTACT']));
    await after(60 * MINUTE);
    await fireDeadlines(gateway.db, gateway.services.config.policy, processes);
    await after(3 * SECOND);
    const { body } = await seller.trade(billNo);
    expect(body).toMatchObject({ status: 4, appeal: { initiator: 'buyer', reason: 'NOT_RELEASED' } });
    await people.round();
    expect(await messagesOf(seller, billNo)).toHaveLength(2);
  });

  it('who are hostile never release, and answer an appeal without giving in', async () => {
    await set({ acceptor: 'hostile' });
    const buyer = await Trader.open(gateway, { kycLevel: 1, balances: {} });
    const billNo = await buyFromAcceptor(buyer, '35');
    await buyer.pay(billNo);
    await after(20 * MINUTE);
    expect(await statusOf(buyer, billNo)).toBe(3);
    await skipTime(gateway.db, 15 * MINUTE);
    await gateway.services.clock.sync();
    expect((await buyer.appeal(billNo)).code).toBe('0000');
    await after(3 * SECOND);
    await after(3 * SECOND);
    const { body } = await buyer.trade(billNo);
    expect(body.status).toBe(4);
    expect(body.appeal.statements.map(({ by }: { by: string }) => by)).toEqual(['buyer', 'seller']);

    // The same person gives in as soon as the behaviour is helpful.
    await set({ acceptor: 'helpful' });
    await after(3 * SECOND);
    expect(await statusOf(buyer, billNo)).toBe(2);
  });

  it('who are off end a running trade as helpful people do: they return coins that a seller appeals for', async () => {
    await set({ buyer: 'hostile' });
    const seller = await Trader.open(gateway, { kycLevel: 1 });
    const billNo = await sellToBuyer(seller, '36');
    await after(3 * SECOND);
    await set({ buyer: 'off' });
    await after(31 * MINUTE);
    expect((await seller.contest(billNo)).code).toBe('0000');
    await after(3 * SECOND);
    await after(3 * SECOND);
    expect(await statusOf(seller, billNo)).toBe(-2);
    expect(await seller.money()).toEqual(['1000', '0']);
  });
});

describe('an appeal after the end', () => {
  it('is answered by helpful people, who then give the buyer what is on hold', async () => {
    await set({ acceptor: 'helpful' });
    const buyer = await Trader.open(gateway, { kycLevel: 1, balances: {} });
    const billNo = await buyFromAcceptor(buyer, '38');
    expect((await buyer.cancelPurchase(billNo)).code).toBe('0000');
    expect((await buyer.appeal(billNo, { expectStatus: -1 })).code).toBe('0000');
    await after(3 * SECOND);
    await after(3 * SECOND);
    const { body } = await buyer.trade(billNo);
    expect(body.appeal).toMatchObject({
      late: { escrow: '38', agreedAt: expect.any(Number) },
      statements: [{ by: 'buyer' }, { by: 'seller' }],
    });
    expect((await buyer.money())[0]).toBe('38');
  });

  it('of a seller about an earlier buyer ends when that buyer agrees; hostile people argue, silent ones say nothing', async () => {
    await set({ buyer: 'silent' });
    const seller = await Trader.open(gateway, { kycLevel: 1 });
    const sale = await sellToBuyer(seller, '39');
    await after(31 * MINUTE);
    await fireDeadlines(gateway.db, gateway.services.config.policy, processes);
    const match = (await seller.trade(sale)).body.earlier[0].billNo as string;
    expect((await seller.contest(match, { expectStatus: -2 })).code).toBe('0000');
    await after(10 * MINUTE);
    expect((await seller.trade(match)).body.appeal).toMatchObject({ closedAt: null, statements: [{ by: 'seller' }] });
    await set({ buyer: 'hostile' });
    await after(3 * SECOND);
    await after(3 * SECOND);
    expect((await seller.trade(match)).body.appeal).toMatchObject({
      closedAt: null,
      statements: [{ by: 'seller' }, { by: 'buyer' }],
    });
    await set({ buyer: 'helpful' });
    await after(3 * SECOND);
    expect((await seller.trade(match)).body.appeal.late).toMatchObject({ agreedAt: expect.any(Number) });
    expect(await seller.money()).toEqual(['1000', '0']);
  });
});

describe('the switch', () => {
  it('says who is there, and changes one or all', async () => {
    const { people: all } = await sandboxCall('people', { behaviour: 'slow' });
    expect(all).toHaveLength(SCRIPTED_PEOPLE.length);
    expect(all.every(({ behaviour }: { behaviour: string }) => behaviour === 'slow')).toBe(true);
    await sandboxCall('people', { userNo: '2wxlw4', behaviour: 'silent' });
    const { people: now, behaviours } = await sandboxCall('people');
    expect(now[0]).toEqual({ userNo: '2WXLW4', nickName: 'Willow', role: 'acceptor', behaviour: 'silent' });
    expect(behaviours).toEqual(['helpful', 'slow', 'silent', 'hostile', 'off']);
    expect(await sandboxCall('people', { behaviour: 'kind' })).toEqual({ status: 422, code: 'ARGS_INVALID' });
    expect(await sandboxCall('people', { userNo: '7KD4ER', behaviour: 'slow' })).toEqual({
      status: 422,
      code: 'USER_NOT_FOUND',
    });
  });

  it('lets one process act at a time', async () => {
    await set({ acceptor: 'helpful' });
    const buyer = await Trader.open(gateway, { kycLevel: 1, balances: {} });
    const request = { ...(await buyer.purchase()), amount: '37' };
    expect((await buyer.buy(request)).code).toBe('2222');
    await skipTime(gateway.db, 2 * SECOND);
    await gateway.services.clock.sync();
    await new ScriptedPeople(gateway.services).round();
    expect((await buyer.buy(request)).code).toBe('2222');
    await people.round();
    expect((await buyer.buy(request)).body).toMatchObject({ matched: true });
  });
});

describe('without the sandbox', () => {
  it('nobody can be a scripted person, even if a process tries', async () => {
    const { db, close } = await createTestDatabase();
    await expect(db.query(sql`insert into scripted_person (member_id) values (1)`)).rejects.toThrow('only a sandbox');
    await expect(skipTime(db, MINUTE)).rejects.toThrow('control');
    await close();
  });

  it('a gateway does not start on the database of a sandbox', async () => {
    const config = testConfig({ sandbox: false, databaseUrl: gateway.url });
    await expect(startGateway(config, () => undefined)).rejects.toThrow('belongs to a sandbox');
  });
});

it('scripted people of a sandbox that starts without them are offline', async () => {
  const { config } = gateway.services;
  await seedSandbox({ ...gateway.services, config: { ...config, scriptedPeople: false } });
  const { count } = await gateway.db.one<{ count: bigint }>(sql`select count(*) from acceptor where is_online`);
  expect(count).toBe(0n);
});
