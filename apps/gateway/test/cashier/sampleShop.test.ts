import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepNotifying } from '../../src/money/cashier/notices.ts';
import { sql } from '../../src/db/index.ts';
import { seedSandbox } from '../../src/sandbox/seedSandbox.ts';
import { payTicket } from '../harness/payTicket.ts';
import { createTestGateway, signIn, type TestGateway } from '../harness/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await seedSandbox(gateway.services);
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => await gateway.close());

const shop = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const { statusCode, payload: text } = await gateway.app.inject({
    method,
    url: `/sandbox/api/shop/${path}`,
    ...(payload && { payload }),
    headers: { host: 'localhost' },
  });
  return { statusCode, body: text === '' ? null : JSON.parse(text) };
};

it('places an order, takes its signed notice and shows what it says', async () => {
  const { body: placed } = await shop('POST', 'orders', { item: 'Two books', amount: '38.5' });
  const payToken = new URL(placed.payUrl).searchParams.get('payToken') ?? '';
  expect((await shop('GET', 'orders')).body.list).toMatchObject([{ item: 'Two books', notice: null, notices: [] }]);

  const payer = await gateway.member({ balances: { USDT: '100' } });
  const device = await signIn(gateway.device(), payer);
  const request = { toType: 4, to: payToken, currency: 'USDT', amount: '38.5' };
  const payPassTicket = await payTicket(gateway, payer, request);
  expect(
    (await device.call('/lucky_transfer/transferTo', { ...request, reqNo: randomUUID(), payPassTicket })).code,
  ).toBe('0000');
  const { id } = await gateway.db.one<{ id: bigint }>(sql`select id from merchant_payment where token = ${payToken}`);
  // The test's gateway listens elsewhere than its settings say.
  const { port } = gateway.app.server.address() as AddressInfo;
  await gateway.db.query(
    sql`update merchant_payment set notify_url = ${`http://127.0.0.1:${port}/sandbox/api/shop/notice`} where id = ${id}`,
  );
  await keepNotifying(gateway.services, id);
  const [order] = (await shop('GET', 'orders')).body.list;
  expect(order).toMatchObject({
    notice: { status: 2, paidAmount: '38.5' },
    notices: [{ status: 2, delivered: true, nextAt: null }],
  });

  const { outTradeNo } = placed;
  const refused = await shop('POST', 'refund', { outTradeNo, amount: '50' });
  expect(refused).toEqual({ statusCode: 422, body: { code: 'AMOUNT_INVALID' } });
  expect((await shop('POST', 'refund', { outTradeNo, amount: '38.5' })).body).toMatchObject({
    status: 5,
    refundedAmount: '38.5',
  });
  await keepNotifying(gateway.services, id);
  expect((await shop('GET', 'orders')).body.list[0]).toMatchObject({ notice: { status: 5, refundedAmount: '38.5' } });
});

it('believes no notice without the gateway’s signature', async () => {
  const { body: placed } = await shop('POST', 'orders', { item: 'Tea', amount: '5' });
  const forged = { outTradeNo: placed.outTradeNo, status: 2, paidAmount: '5', time: Date.now(), sign: 'f'.repeat(64) };
  expect((await shop('POST', 'notice', forged)).statusCode).toBe(401);
  const { list } = (await shop('GET', 'orders')).body;
  expect(list.find(({ item }: { item: string }) => item === 'Tea').notice).toBeNull();
});

it('serves its page without inline code', async () => {
  const page = await gateway.app.inject({ method: 'GET', url: '/sandbox/shop', headers: { host: 'localhost' } });
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.payload).not.toMatch(/<script(?![^>]*src=)|<style|\son[a-z]+=/);
});
