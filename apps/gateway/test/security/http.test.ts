import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, testPolicy, type TestGateway } from '../harness/testGateway.ts';

const INLINE = 'document.documentElement.dataset.theme="dark"';
const SCRIPT = 'export const answer = 43;\n'.repeat(200);
let gateway: TestGateway;
let wallet: string;
beforeAll(async () => {
  wallet = mkdtempSync(join(tmpdir(), 'ezwallet-dist-'));
  mkdirSync(join(wallet, 'assets'));
  writeFileSync(join(wallet, 'index.html'), `<!doctype html><script>${INLINE}</script><title>Wallet</title>`);
  writeFileSync(join(wallet, 'assets/app-3f2a.js'), 'export const answer = 42;\n'.repeat(200));
  writeFileSync(join(wallet, 'assets/packed-7c1e.js'), SCRIPT);
  writeFileSync(join(wallet, 'assets/packed-7c1e.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(wallet, 'service-worker.js'), '// worker');
  gateway = await createTestGateway({
    walletDir: wallet,
    allowedOrigins: ['https://partner.example'],
    publicOrigin: 'https://wallet.example',
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(wallet, { recursive: true });
});

/** Ways out of a folder, as they have worked on other servers. */
const OUTSIDE: readonly string[] = [
  '/../package.json',
  '/../../package.json',
  '/../../../../../../../../etc/passwd',
  '/..%2fpackage.json',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/%252e%252e/package.json',
  '/..%252fpackage.json',
  '/.%2e/secrets.json',
  '/%2e./secrets.json',
  '/..\\package.json',
  '/..%5cpackage.json',
  '/..%255cpackage.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/.%2e/.%2e/package.json',
  '/assets/....//....//package.json',
  '/assets/..;/..;/package.json',
  '/assets/%00',
  '/assets/app-3f2a.js%00.png',
  '/assets/..%00/package.json',
  '/..%c0%afpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/..%ef%bc%8fpackage.json',
  '//etc/passwd',
  '//../../etc/passwd',
  '/./.././../package.json',
  '/file:///etc/passwd',
  '/C:/Windows/win.ini',
  '/.git/config',
  '/.env',
];

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const post = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain', ...headers }, payload: 'x' });

describe('headers', () => {
  it.each(['/', '/login', '/assets/app-3f2a.js', '/assets/missing.js', '/health', '/sandbox', '/api/unknown'])(
    'are strict on %s [S1][S3][S4][S5][S45]',
    async (url) => {
      const { headers } = url.startsWith('/api')
        ? await post(url, { qid: randomUUID() })
        : await get(url, { accept: 'text/html' });
      const csp = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
      );
      expect(csp['default-src']).toEqual(["'none'"]);
      expect(csp['script-src']).toEqual(["'self'", `'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`]);
      expect(csp['style-src']).toEqual(["'self'"]);
      expect(csp['connect-src']).toEqual(["'self'"]);
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(csp[name]).toEqual(["'none'"]);
      expect(String(headers['content-security-policy'])).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );
});

it('a collector of tags widens the content policy by its origin alone, and the page names it [S45]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ezwallet-dist-'));
  const setting = (name: string, value = '') => `<meta name="${name}" content="${value}" />`;
  writeFileSync(join(folder, 'index.html'), setting('stage') + setting('tag-collector') + setting('envelope-pins'));
  const collecting = await createTestGateway({
    walletDir: folder,
    stage: 'uat',
    tagCollector: 'https://tags.example/collect?to=a&b',
  });
  const { body, headers } = await collecting.app.inject({ url: '/', headers: { accept: 'text/html' } });
  await collecting.close();
  rmSync(folder, { recursive: true });
  expect(body).toContain(setting('stage', 'uat') + setting('tag-collector', 'https://tags.example/collect?to=a&b'));
  const policy = String(headers['content-security-policy']);
  expect(policy.split('tags.example')).toHaveLength(2);
  expect(policy).toContain("connect-src 'self' https://tags.example;");
});

describe('the service worker [S42]', () => {
  const workerOf = async (other: TestGateway) => {
    const { body, headers } = await other.app.inject('/service-worker.js');
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("worker-src 'self'"),
    });
    return body;
  };

  it('is that of the build, and may serve the whole origin from its root', async () => {
    expect(await workerOf(gateway)).toBe('// worker');
  });

  it.each([
    ['is switched off', () => ({ walletDir: wallet, serviceWorker: false })],
    ['has no wallet any more', () => ({ walletDir: undefined })],
  ])('removes itself and all caches where the gateway %s', async (_why, config) => {
    const other = await createTestGateway(config());
    const body = await workerOf(other);
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    expect(body).not.toContain("'fetch'");
    await other.close();
  });
});

describe('the wallet', () => {
  it('lets browsers keep its hashed files for ever, and asks them to load its page again [S42]', async () => {
    expect((await get('/assets/app-3f2a.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/order/detail', { accept: 'text/html' })).body).toContain('Wallet');
    expect((await get('/assets/app-3f2a.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('sends the packed file that the build put beside a script, to those that take it', async () => {
    const url = '/assets/packed-7c1e.js';
    const packed = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(packed.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    const plain = await get(url, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding');
    expect(plain.body).toBe(SCRIPT);
  });

  it('answers a missing file with 404, never with the page [S42][S43]', async () => {
    for (const url of ['/assets/missing.js', '/missing.js', '/login.php']) {
      const answer = await get(url, { accept: 'text/html' });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('<title>');
    }
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('serves nothing outside its folder [S37]', async () => {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = gateway.app.server.address() as AddressInfo;
    for (const path of OUTSIDE) {
      const answer = await raw(
        port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 4\d\d/);
      expect(answer).not.toMatch(/root:|@ezwallet|pepper/);
    }
  });
});

describe('foreign pages', () => {
  const call = (origin: string | undefined, more: Record<string, string> = {}) =>
    post('/api/gw/p1', {
      host: 'wallet.example',
      qid: randomUUID(),
      ...(origin === undefined ? {} : { origin }),
      ...more,
    });

  it('are refused unless listed exactly [S4]', async () => {
    for (const origin of [
      'null',
      'https://evil.example',
      'https://partner.example.evil.com',
      'https://sub.partner.example',
      'http://partner.example',
      'https://partner.example:8443',
    ]) {
      const answer = await call(origin);
      expect(answer.statusCode, origin).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect((await call('https://partner.example')).headers['access-control-allow-origin']).toBe(
      'https://partner.example',
    );
    expect((await call('https://wallet.example')).statusCode).toBe(200);
    expect((await call(undefined)).statusCode).toBe(200);
  });

  it('cannot send a simple request: the request id header forces a preflight [S4]', async () => {
    expect((await post('/api/gw/p1')).statusCode).toBe(403);
    const preflight = await gateway.app.inject({
      method: 'OPTIONS',
      url: '/api/gw/p1',
      headers: { origin: 'https://partner.example' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('deviceFp');
    expect(
      (await gateway.app.inject({ method: 'OPTIONS', url: '/api/gw/p1', headers: { origin: 'https://evil.example' } }))
        .statusCode,
    ).toBe(403);
  });
});

describe('limits', () => {
  it('refuse too many calls of one class, with the time to wait [S39]', async () => {
    const strict = await createTestGateway({
      policy: {
        ...testPolicy,
        rates: {
          ...testPolicy.rates,
          read: { points: 3, network: 1000, window: 60_000, store: 'process' },
          captcha: { points: 2, network: 1000, window: 60_000, store: 'database' },
        },
      },
    });
    const device = strict.device();
    const codes: string[] = [];
    for (let round = 0; round < 5; round++) codes.push((await device.call('/common/getCountryCode')).code);
    expect(codes).toEqual(['0000', '0000', '0000', 'REQUEST_TOO_FREQUENT', 'REQUEST_TOO_FREQUENT']);
    expect((await device.call('/common/getCountryCode')).body.retryAfter).toBeGreaterThan(50);
    const puzzles = await Promise.all(
      Array.from({ length: 6 }, () =>
        device.call('/common/generateSlider', { scene: 'login', account: 'a', mode: 'assist' }),
      ),
    );
    expect(puzzles.filter(({ code }) => code === '0000')).toHaveLength(2);
    // Another device has a budget of its own.
    expect((await strict.device().call('/common/getCountryCode')).code).toBe('0000');
    await strict.close();
  });

  it('refuse too many requests of one address [S39]', async () => {
    const strict = await createTestGateway({
      policy: { ...testPolicy, flood: { ...testPolicy.flood, requests: { points: 5, window: 60_000 } } },
    });
    const statuses: number[] = [];
    for (let round = 0; round < 7; round++) statuses.push((await strict.app.inject('/sandbox')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await strict.close();
  });
});

function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

it('the question of a load balancer is in no log', async () => {
  const before = gateway.logged().length;
  await gateway.app.inject('/health');
  await gateway.app.inject({ method: 'POST', url: '/api/unknown' });
  const lines = gateway.logged().slice(before).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"method":"POST"');
});
