import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signFields } from '../../src/cashier/merchant-requests.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';

interface Example {
  callGateway(origin: string, secret: Buffer, path: string, fields: object): Promise<{ head: { code: string }; body: { payUrl: string } }>;
  isGenuine(secret: Buffer, notifyUrl: string, notice: object): boolean;
}

let gateway: TestGateway;
let shop: MerchantServer;
let example: Example;
beforeAll(async () => {
  gateway = await createTestGateway();
  shop = await MerchantServer.open(gateway);
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const code = /<!-- runs in a test -->\n```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  example = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Example;
});
afterAll(async () => await gateway.close());

it('the README’s merchant asks for a payment over HTTP', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const { merchantNo, secret } = shop.merchant;
  const request = { merchantNo, outTradeNo: 'A-1', amount: '38.5', currency: 'USDT', subject: 'Zwei Bücher & mehr' };
  const { head, body } = await example.callGateway(`http://127.0.0.1:${port}`, secret, '/merchant-api/payments', request);
  expect(head.code).toBe('0000');
  expect(body.payUrl).toContain('payToken=');
});

it('the README’s merchant tells a genuine notice from others', () => {
  const { secret } = shop.merchant;
  const fields = { outTradeNo: 'A-1', status: 2, flags: '' };
  const sign = signFields(secret, { method: 'POST', path: '/paid?shop=1' }, fields);
  expect(example.isGenuine(secret, 'https://shop.example/paid?shop=1', { ...fields, sign })).toBe(true);
  expect(example.isGenuine(secret, 'https://shop.example/paid', { ...fields, sign })).toBe(false);
  expect(example.isGenuine(secret, 'https://shop.example/paid?shop=1', { ...fields, status: 0, sign })).toBe(false);
  expect(example.isGenuine(secret, 'https://shop.example/paid?shop=1', fields)).toBe(false);
});
