import { randomUUID } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, testPolicy, type TestGateway } from '../harness/testGateway.ts';
import { rawExchange } from '../harness/rawExchange.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await createTestGateway({
    publicOrigin: 'https://wallet.example',
    hostNames: ['gateway.internal'],
    policy: { ...testPolicy, http: { headersTimeout: 300, requestTimeout: 600, drain: 1000 } },
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = gateway.app.server.address() as AddressInfo);
});
afterAll(async () => await gateway.close());

/** Sends lines as they are. @returns status, headers and body */
const ask = async (first: string, headers: Readonly<Record<string, string>> = {}) => {
  const lines = Object.entries({ host: 'wallet.example', connection: 'close', ...headers });
  return await rawExchange(
    port,
    `${first} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
};

describe('the origin guard [S4]', () => {
  const evil = {
    origin: 'https://evil.example',
    qid: randomUUID(),
    'content-length': '0',
    'content-type': 'text/plain',
  };

  it.each([
    '/api/gw/p1',
    '/%61pi/gw/p1',
    '/ap%69/gw/p%31',
    'http://wallet.example/api/gw/p1',
    '/api/gw/p1?x=1',
    '/api/gw/p1#x',
  ])('keeps foreign pages from a call written as %s', async (path) => {
    const { status, headers } = await ask(`POST ${path}`, evil);
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const simple = { 'content-length': '0', 'content-type': 'text/plain' };
    expect((await ask(`POST ${path}`, simple)).status, 'without the request id').toBe(403);
  });

  it.each([
    'https://wallet.example.evil.com',
    'https://wallet.example.',
    'https://evilwallet.example',
    'https://wallet.example@evil.com',
    'https://wallet.example:444',
    'https://wallet.exampl',
    'null',
    '',
  ])('takes %j for no page of its own', async (origin) => {
    const foreign = { ...evil, origin };
    for (const first of ['POST /api/gw/p1', 'OPTIONS /api/gw/p1']) {
      const { status, headers } = await ask(first, foreign);
      expect(status, first).toBe(403);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('lets our own page call, and answers its preflight by the route too', async () => {
    const own = { ...evil, origin: 'https://wallet.example' };
    const { status, headers } = await ask('POST /%61pi/gw/p1', own);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await ask('OPTIONS /%61pi/gw/p1', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask('OPTIONS /api/gw/p1', { origin: 'https://wallet.example' })).status).toBe(204);
  });
});

describe('names of the gateway', () => {
  it.each(['wallet.example', 'WALLET.example:8443', 'gateway.internal', 'localhost:8787', '127.0.0.1', '[::1]:8787'])(
    '%s is one',
    async (host) => expect((await ask('GET /sandbox', { host })).status).toBe(200),
  );

  it.each([
    'evil.example',
    'wallet.example.evil.com',
    'evil.example#wallet.example',
    'wallet.example@evil.example',
    '',
    'localhost.evil.com:80',
    'wallet.example.',
  ])('%j is none, and nothing answers there', async (host) => {
    for (const path of [
      'GET /',
      'GET /sandbox/api/accounts',
      'POST /merchant-api/payments',
      'GET /nothing',
      'OPTIONS /api/x',
    ]) {
      const { status, body } = await ask(path, { host });
      expect(status, path).toBe(421);
      expect(body).toContain('HOST_NAMES');
    }
  });

  it('are checked in the header of the browser and in that of the proxy', async () => {
    expect((await ask('GET /sandbox', { host: 'evil.example', 'x-forwarded-host': 'wallet.example' })).status).toBe(
      421,
    );
    expect((await ask('GET /sandbox', { 'x-forwarded-host': 'evil.example' })).status).toBe(421);
    expect((await ask('GET /sandbox', { host: 'gateway.internal', 'x-forwarded-host': 'wallet.example' })).status).toBe(
      200,
    );
  });

  it('do not matter to a load balancer that asks for the health', async () => {
    expect((await ask('GET /health', { host: 'pool-7' })).status).toBe(200);
  });
});

describe('every answer has the security headers [S1][S3][S41]', () => {
  it.each([
    ['a broken percent sign', 'GET /%', 400],
    ['broken UTF-8', 'GET /%ff%fe', 400],
    ['a broken percent sign in a call', 'POST /api/%zz', 400],
    ['an unknown method', 'BREW /pot', 400],
    ['a method without routes', 'PROPFIND /', 404],
    ['a method that no route takes', 'DELETE /api/gw/p1', 404],
    ['TRACE', 'TRACE /', 404],
    ['an unknown path', 'GET /nothing/here', 404],
    ['too many headers', `GET /\r\nx: ${'x'.repeat(9000)}`, 431],
  ])('to %s', async (_, first, status) => {
    const answer = first.includes('\r\n')
      ? await rawExchange(port, `${first.replace('\r\n', ' HTTP/1.1\r\nHost: localhost\r\n')}\r\n\r\n`)
      : await ask(
          first,
          first.startsWith('POST') ? { 'content-length': '0', 'content-type': 'text/plain', qid: randomUUID() } : {},
        );
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.body).not.toMatch(/node_modules|at .*\.[jt]s|FST_/);
  });
});

describe('what is too much or too slow [S38]', () => {
  it('a call without files may have 64 KB', async () => {
    const device = gateway.device();
    await device.exchange();
    const send = async (bytes: number) => (await device.raw('/api/common/getCountryCode', 'A'.repeat(bytes))).status;
    const inflated = async () => await device.call('/common/getCountryCode', { more: 'x'.repeat(40_000) });
    expect((await inflated()).code).toBe('ARGS_INVALID');
    expect(await send(65_537)).toBe(400);
    const { statusCode } = await gateway.app.inject({
      method: 'POST',
      url: '/merchant-api/payments',
      headers: { 'content-type': 'application/json' },
      payload: `{"subject":"${'x'.repeat(65_536)}"}`,
    });
    expect(statusCode).toBe(413);
  });

  it('a body that is too deep is refused, also to merchants and outside the sandbox page', async () => {
    const device = gateway.device();
    await device.exchange();
    const deep = JSON.parse(`${'{"a":'.repeat(32)}1${'}'.repeat(32)}`) as Record<string, unknown>;
    expect((await device.call('/common/getCountryCode', deep)).code).toBe('ARGS_INVALID');
    for (const url of ['/merchant-api/payments', '/sandbox/api/faucet']) {
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await gateway.app.inject({ method: 'POST', url, headers, payload: '['.repeat(33) });
      expect(statusCode, url).toBe(400);
    }
  });

  it.each([
    ['sends nothing', '', 'x'],
    ['drips its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'x-slow: 1\r\n'],
    [
      'drips its body',
      `POST /api/gw/p1 HTTP/1.1\r\nHost: localhost\r\nqid: x\r\nContent-Type: text/plain\r\nContent-Length: 999\r\n\r\n`,
      'x',
    ],
  ])('a client that %s is cut off', async (_, start, drip) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined);
    socket.write(start);
    const drips = start === '' ? undefined : setInterval(() => socket.writable && socket.write(drip), 40);
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    clearInterval(drips);
    expect(answer).toMatch(/^(HTTP\/1\.1 408[\s\S]*content-security-policy|$)/);
  });
});
