import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signFields } from '../../src/money/cashier/merchant-requests.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';

interface Example {
  callGateway(
    origin: string,
    secret: Buffer,
    path: string,
    fields: object,
  ): Promise<{ head: { code: string }; body: { payUrl: string } }>;
  isGenuine(secret: Buffer, notifyUrl: string, notice: object): boolean;
}

interface Vector {
  readonly path: string;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly sign: string;
}

const GUIDE = readFileSync(new URL('../../docs/merchants.md', import.meta.url), 'utf8');
const blockAfter = (mark: string, language: string) =>
  new RegExp(`<!-- ${mark} -->\n\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(GUIDE)?.[1] ?? '';
const VECTORS = JSON.parse(blockAfter('vectors', 'json')) as readonly Vector[];
const SECRET = Buffer.from(Array.from({ length: 32 }, (_, at) => at));

let gateway: TestGateway;
let shop: MerchantServer;
let example: Example;
beforeAll(async () => {
  gateway = await createTestGateway();
  shop = await MerchantServer.open(gateway);
  const code = blockAfter('runs in a test', 'js');
  example = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Example;
});
afterAll(async () => await gateway.close());

it('the guide’s merchant asks for a payment over HTTP', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const { merchantNo, secret } = shop.merchant;
  const request = { merchantNo, outTradeNo: 'A-1', amount: '38.5', currency: 'USDT', subject: 'Zwei Bücher & mehr' };
  const { head, body } = await example.callGateway(
    `http://127.0.0.1:${port}`,
    secret,
    '/merchant-api/payments',
    request,
  );
  expect(head.code).toBe('0000');
  expect(body.payUrl).toContain('payToken=');
});

it('the guide’s merchant tells a genuine notice from others', () => {
  const { secret } = shop.merchant;
  const fields = { outTradeNo: 'A-1', status: 2, flags: '' };
  const sign = signFields(secret, { method: 'POST', path: '/paid?shop=1' }, fields);
  expect(example.isGenuine(secret, 'https://shop.example/paid?shop=1', { ...fields, sign })).toBe(true);
  expect(example.isGenuine(secret, 'https://shop.example/paid', { ...fields, sign })).toBe(false);
  expect(example.isGenuine(secret, 'https://shop.example/paid?shop=1', { ...fields, status: 0, sign })).toBe(false);
  expect(example.isGenuine(secret, 'https://shop.example/paid?shop=1', fields)).toBe(false);
});

it.each(VECTORS)('the guide’s signature for $path is the gateway’s and the example’s', ({ path, fields, sign }) => {
  expect(signFields(SECRET, { method: 'POST', path }, fields)).toBe(sign);
  expect(example.isGenuine(SECRET, `https://shop.example${path}`, { ...fields, sign })).toBe(true);
});

const hasPhp = spawnSync('php', ['-v']).status === 0;

it.skipIf(!hasPhp).each(VECTORS)('PHP signs $path the same', ({ path, fields, sign }) => {
  const code = blockAfter('runs in a test where there is PHP', 'php').replace(/^<\?php/, '');
  const script = `${code}; [, $path, $fields] = $argv; echo sign(hex2bin('${SECRET.toString('hex')}'), $path, json_decode($fields, true));`;
  expect(execFileSync('php', ['-r', script, path, JSON.stringify(fields)], { encoding: 'utf8' })).toBe(sign);
});
