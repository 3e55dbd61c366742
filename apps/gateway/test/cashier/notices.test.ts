import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepNotifying, resumeNotices } from '../../src/money/cashier/notices.ts';
import { postNotice } from '../../src/money/cashier/postNotice.ts';
import { sql } from '../../src/db/index.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { operate } from '../harness/operate.ts';
import { payTicket } from '../harness/payTicket.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import type { TestGateway, TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let shop: MerchantServer;
let payer: TestMember;
let device: TestDevice;
let server: Server;
let answer: number;
let received: Record<string, string | number>[];

useTestGateway({ balances: { USDT: '100' }, signedIn: true }, (stage) => {
  ({ gateway, member: payer, device } = stage);
});
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => await new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  shop = await MerchantServer.open(gateway);
  [answer, received] = [200, []];
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/paid`;
const waitingJobs = async (paymentId: bigint) =>
  await gateway.db.query<{ wait: number }>(sql`
    select round(extract(epoch from run_at - now()))::int as wait from graphile_worker.jobs
    where key = ${`notice:${paymentId}`}`);
const noticeOf = async (paymentId: bigint) =>
  await gateway.db.one<{ tries: number; failure: string; isDone: boolean }>(sql`
    select tries, failure, done_at is not null as "isDone" from merchant_notice where payment_id = ${paymentId}`);

async function paid(fields: Record<string, string> = {}): Promise<bigint> {
  const to = await shop.placed({ notifyUrl: url(), ...fields });
  const request = { toType: 4, to, currency: 'USDT', amount: '38.5' };
  const payPassTicket = await payTicket(gateway, payer, request);
  const { code } = await device.call('/lucky_transfer/transferTo', { ...request, reqNo: randomUUID(), payPassTicket });
  expect(code).toBe('0000');
  return (await gateway.db.one<{ id: bigint }>(sql`select id from merchant_payment where token = ${to}`)).id;
}

it('a merchant gets a signed notice of a payment, and only once', async () => {
  const id = await paid({ outTradeNo: 'N-1' });
  expect(await waitingJobs(id)).toHaveLength(1);
  await keepNotifying(gateway.services, id);
  await keepNotifying(gateway.services, id);
  expect(received).toEqual([
    expect.objectContaining({ merchantNo: shop.merchant.merchantNo, outTradeNo: 'N-1', status: 2, paidAmount: '38.5' }),
  ]);
  const [notice = {}] = received;
  expect(notice['sign']).toBe(shop.sign('/paid', notice));
  expect(await noticeOf(id)).toEqual({ tries: 0, failure: '', isDone: true });
});

it('a merchant changes its secret, with two that are good meanwhile, and notices under one', async () => {
  const { merchantNo } = shop.merchant;
  const place = async (secret: Buffer) => {
    const fields = { merchantNo, outTradeNo: randomUUID(), amount: '1', currency: 'USDT', subject: 'Tea' };
    const path = '/merchant-api/payments';
    return (await shop.post(path, { ...fields, sign: shop.sign(path, fields, secret) })).code;
  };
  const noticed = async (secret: Buffer) => {
    received = [];
    await keepNotifying(gateway.services, await paid());
    const [notice = {}] = received;
    return notice['sign'] === shop.sign('/paid', notice, secret);
  };
  const present = shop.merchant.secret;
  await expect(operate(gateway, 'merchants use-secret', [merchantNo])).rejects.toThrow('no next secret');
  const { text } = await operate(gateway, 'merchants secret', [merchantNo]);
  expect(text).toMatch(/^M\d{9}, next secret [0-9a-f]{64}$/);
  const next = Buffer.from(text.slice(-64), 'hex');
  expect([await place(present), await place(next), await place(randomBytes(32))]).toEqual([
    '0000',
    '0000',
    'SIGN_INVALID',
  ]);
  expect(await noticed(present)).toBe(true);
  const waiting = await paid();
  await operate(gateway, 'merchants use-secret', [merchantNo]);
  expect([await place(present), await place(next)]).toEqual(['SIGN_INVALID', '0000']);
  received = [];
  await keepNotifying(gateway.services, waiting);
  expect(received[0]?.['sign']).toBe(shop.sign('/paid', received[0] ?? {}, next));
  await expect(operate(gateway, 'merchants use-secret', [merchantNo])).rejects.toThrow('no next secret');
  await expect(operate(gateway, 'merchants secret', ['M0'])).rejects.toThrow('No merchant');
});

it('repeats the notice when the merchant’s server fails, eight times in a day, and then no more', async () => {
  const id = await paid();
  answer = 500;
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    await gateway.db.query(sql`select graphile_worker.remove_job(${`notice:${id}`})`);
    await keepNotifying(gateway.services, id);
    waits.push(...(await waitingJobs(id)).map(({ wait }) => wait));
  }
  expect(received).toHaveLength(8);
  expect(waits).toEqual([60, 300, 1800, 7200, 14_400, 28_800, 32_400]);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(24 * 60 * 60);
  expect(await noticeOf(id)).toEqual({ tries: 8, failure: 'The server answered 500.', isDone: false });
});

it('sends the notice although its worker was killed', async () => {
  const { db, services } = gateway;
  // What earlier tests left to be tried again is not stranded.
  expect(await resumeNotices(services)).toBe(0);
  const id = await paid();
  expect(await resumeNotices(services)).toBe(0);
  const kill = sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'killed'
    where key = ${`notice:${id}`}`;
  await db.query(kill);
  expect(await resumeNotices(services)).toBe(1);
  expect(await resumeNotices(services)).toBe(0);
  expect(await waitingJobs(id)).toEqual([{ wait: 0 }]);
  await keepNotifying(services, id);
  expect(received).toHaveLength(1);
  await db.query(kill);
  expect(await resumeNotices(services)).toBe(0);
});

it('is not told any more when its tries are used up', async () => {
  const id = await paid();
  const { length } = gateway.services.config.policy.cashier.noticeAfter;
  await gateway.db.query(sql`select graphile_worker.remove_job(${`notice:${id}`})`);
  await gateway.db.query(sql`update merchant_notice set tries = ${length - 1} where payment_id = ${id}`);
  expect(await resumeNotices(gateway.services)).toBe(1);
  await gateway.db.query(sql`select graphile_worker.remove_job(${`notice:${id}`})`);
  await gateway.db.query(sql`update merchant_notice set tries = ${length} where payment_id = ${id}`);
  expect(await resumeNotices(gateway.services)).toBe(0);
});

it('does not follow its server elsewhere', async () => {
  const id = await paid();
  answer = 307;
  await keepNotifying(gateway.services, id);
  expect((await noticeOf(id)).failure).toBe('The server answered 307.');
});

it('sends no notice to a merchant that did not ask for one', async () => {
  const id = await paid({ notifyUrl: '' });
  expect(await gateway.db.maybe(sql`select 1 from merchant_notice where payment_id = ${id}`)).toBeUndefined();
});

it('cannot have us call into our own networks', async () => {
  const port = (server.address() as AddressInfo).port;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
    await expect(postNotice(`http://${host}:${port}/`, {}, { timeout: 5000, mayBePrivate: false })).rejects.toThrow(
      'private',
    );
  expect(received).toEqual([]);
});
