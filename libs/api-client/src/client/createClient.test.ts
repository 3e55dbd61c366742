import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { dialect } from '../dialect.ts';
import { createEnvelopeV1 } from '../envelope/index.ts';
import { Refusal } from '../testing/index.ts';
import type { ApiError } from './ApiError.ts';
import { createClient } from './createClient.ts';
import { createContractValidator } from './createContractValidator.ts';
import { createTestWorld, quickDialect, testContract } from '../testing/test-world.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const pathsOf = (server: { paths: readonly string[] }) => server.paths.map((path) => path.replace('/api', ''));

describe('a call', () => {
  it('exchanges keys, seals its body, and returns the body of the answer', async () => {
    const { server, client, decisions } = await createTestWorld();
    const login = client.user.login({ loginName: 'a@b.cd', password: 'pw' });
    expectTypeOf(login).resolves.toEqualTypeOf<{ token: string }>();
    expect(await login).toEqual({ token: 'tok' });
    expect(pathsOf(server)).toEqual(['/gw/p1', '/gw/p2', '/exchangeUser/login']);
    expect(decisions).toEqual([]);
  });

  it('returns bodies that are text or boolean', async () => {
    const { client } = await createTestWorld();
    expect(await client.order.remove()).toBe(true);
  });

  it('makes the body optional only where the contract allows it', async () => {
    const { client } = await createTestWorld();
    // @ts-expect-error login needs a body
    const call = () => client.user.login();
    expectTypeOf(call).returns.resolves.toEqualTypeOf<{ token: string }>();
    expectTypeOf(client.order.pageQuery).toBeCallableWith();
  });

  it("adds its own fields, which override the caller's, except the login name", async () => {
    const { server, client, user } = await createTestWorld();
    Object.assign(user, { token: 'my-token', loginName: 'me', biometricsCode: 'bio' });
    await client.user.getUserInfo({ part: 'x', s0: 'forged', language: 'en' } as object);
    expect(server.calls[0]).toMatchObject({
      request: { part: 'x' },
      automatic: {
        s0: 'my-token',
        terminalType: 'H5',
        deviceName: 'Android, Chrome, 140',
        domainName: 'wallet.example',
        loginName: 'me',
        productId: 'P96',
        language: 'zh_CN',
        biometricsCode: 'bio',
      },
    });
    expect(Object.keys(server.calls[0]?.automatic ?? {}).sort()).toEqual([...dialect.automaticFields].sort());
    await client.user.login({ loginName: 'somebody@else.com', password: 'pw' });
    expect(server.calls[1]?.request).toMatchObject({ loginName: 'somebody@else.com' });
  });

  it("sends the protocol's headers and a new id with every attempt", async () => {
    const { server, client, identity } = await createTestWorld();
    identity.deviceName = 'iOS, 微信 100%, 9';
    await client.order.remove();
    await client.order.remove();
    const [first, second] = server.calls.map(({ headers }) => headers);
    expect(first).toMatchObject({
      s1: expect.stringMatching(/^[0-9a-f]{32}$/),
      deviceid: identity.deviceId,
      devicename: 'iOS, %E5%BE%AE%E4%BF%A1 100%25, 9',
      qid: expect.stringMatching(UUID),
      language: 'zh_CN',
      devicefp: identity.fingerprint,
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(decodeURIComponent(String(first?.['devicename']))).toBe(identity.deviceName);
    expect(first).not.toHaveProperty('biometricscode');
    expect(first).not.toHaveProperty('x-user-agent');
    expect(first).not.toHaveProperty('s0');
    expect(second?.['qid']).not.toBe(first?.['qid']);
    expect(second?.['s1']).toBe(first?.['s1']);
  });

  it('sends the biometrics code if there is one, the user agent at login, and the token header for public KYC calls', async () => {
    const { server, client, user } = await createTestWorld();
    vi.stubGlobal('navigator', { userAgent: 'Shell/1 (微)' });
    Object.assign(user, { token: 'tok-1', biometricsCode: 'bio' });
    await client.user.login({ loginName: 'a', password: 'b' });
    await client.kyc.sendSmsPub();
    vi.unstubAllGlobals();
    expect(server.calls[0]?.headers).toMatchObject({ 'x-user-agent': 'Shell/1 (%E5%BE%AE)', biometricscode: 'bio' });
    expect(server.calls[0]?.headers).not.toHaveProperty('s0');
    expect(server.calls[1]?.headers).toMatchObject({ s0: 'tok-1' });
  });

  it('sends files as a form, without the token in the path, and opens the sealed answer', async () => {
    const { server, client, user } = await createTestWorld();
    user.token = 'tok-1';
    const file = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
    expect(await client.user.upload({ fileType: 'IMG', file, pages: [1, 2] })).toBe('file-1');
    expect(pathsOf(server).at(-1)).toBe('/exchangeUser/uploadFileKYC/-/IMG');
    const [call] = server.calls;
    expect(call?.headers).toMatchObject({ s0: 'tok-1', 'content-type': expect.stringContaining('multipart/') });
    expect(call?.request).toMatchObject({ fileType: 'IMG', pages: '[1,2]', file: expect.any(Blob) });
    expect(call?.automatic).toMatchObject({ s0: 'tok-1', productId: 'P96' });
  });

  it('keeps the time of the server', async () => {
    let now = 1_000_000;
    const { server, client } = await createTestWorld({ clock: () => now });
    expect(client.serverNow()).toBe(1_000_000);
    const before = Date.now();
    await client.order.remove();
    expect(client.serverNow()).toBeGreaterThanOrEqual(before);
    const skew = client.serverNow() - now;
    now += 5_000;
    expect(client.serverNow()).toBe(now + skew);
    expect(server.calls).toHaveLength(1);
  });

  it('extends the session with every request that carries a token', async () => {
    const { client, user, touched } = await createTestWorld({ clock: () => 1_000 });
    await client.order.remove();
    expect(touched).toEqual([]);
    user.token = 'tok';
    await client.order.remove();
    expect(touched).toEqual([1_000 + 30 * 60_000]);
  });

  it('continues with the token from an answer', async () => {
    const { server, client, user } = await createTestWorld();
    user.token = 'old';
    const end = Date.now() + 60_000;
    server.renewToken('new', end);
    await client.order.remove();
    expect(user).toMatchObject({ token: 'new', expiresAt: end });
    await client.order.remove();
    expect(server.calls.map(({ automatic }) => automatic['s0'])).toEqual(['old', 'new']);
  });

  it('leaves a session alone that another person has opened in the meantime', async () => {
    const { server, client, user, decisions } = await createTestWorld();
    user.token = 'first';
    server.renewToken('late', Date.now() + 60_000);
    server.answer('order', 'remove', () => {
      user.token = 'second';
      return true;
    });
    await client.order.remove();
    expect(user.token).toBe('second');
    server.answer('order', 'remove', () => {
      user.token = 'third';
      throw new Refusal('TOKEN_KICK_OUT');
    });
    await expect(client.order.remove()).rejects.toMatchObject({ code: 'TOKEN_KICK_OUT' });
    expect(decisions).toEqual([{ kind: 'silent', code: 'TOKEN_KICK_OUT', call: 'order.remove' }]);
  });

  it('is not sent after the session has ended [S7]', async () => {
    const { server, client, user, decisions, touched } = await createTestWorld({ clock: () => 5_000 });
    Object.assign(user, { token: 'tok', expiresAt: 5_000 });
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'refused', code: '10006' });
    expect(decisions).toEqual([{ kind: 'logout', code: '10006', reason: 'expired', call: 'order.remove' }]);
    expect(server.calls).toEqual([]);
    expect(touched).toEqual([]);
  });

  it('can be aborted by its caller and by abortAll, without a decision', async () => {
    const { server, client, decisions } = await createTestWorld();
    await client.connect();
    server.intercept(() => true);
    const controller = new AbortController();
    const aborted = client.order.remove({}, { signal: controller.signal });
    const all = client.order.pageQuery();
    setTimeout(() => controller.abort(), 20);
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    client.abortAll();
    await expect(all).rejects.toMatchObject({ kind: 'aborted' });
    server.intercept(undefined);
    expect(await client.order.remove()).toBe(true);
    expect(decisions).toEqual([]);
  });

  it('reads a static file, bypassing the hourly cache', async () => {
    const { server, client } = await createTestWorld({ clock: () => 7_200_000 });
    server.intercept((request, response) => {
      response.setHeader('content-type', 'application/json').end('[{"id":1}]');
      return request.url?.startsWith('/static/') ?? false;
    });
    expect(await client.readStatic('/static/banner.json', { query: { lang: 'zh_HK' } })).toEqual([{ id: 1 }]);
    expect(server.paths).toEqual(['/static/banner.json?h=2&lang=zh_HK']);
  });

  it.each([
    ['a page in its place', 200, '<html>', { kind: 'transport', status: 200 }],
    ['a file that is not there', 404, '', { kind: 'transport', status: 404 }],
    ['a server that is silent', 0, '', { kind: 'timeout' }],
  ])('tells %s', async (_what, status, body, told) => {
    const { server, client } = await createTestWorld();
    server.intercept((request, response) => {
      if (status !== 0) response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      return request.url?.startsWith('/static/') ?? false;
    });
    await expect(client.readStatic('/static/banner.json', { timeout: 100 })).rejects.toMatchObject(told);
  });

  it('abortAll also stops reading a static file', async () => {
    const { server, client } = await createTestWorld();
    const asked = new Promise<void>((resolve) => {
      server.intercept((request) => {
        if (!request.url?.startsWith('/static/')) return false;
        resolve();
        return true;
      });
    });
    const reading = client.readStatic('/static/banner.json');
    await asked;
    client.abortAll();
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('misuse', () => {
  const complete = { routes: {}, identity: () => ({}), session: {}, onDecision: () => {} };

  it.each(Object.keys(complete))('names the missing option %s, why and how', (name) => {
    const options = { ...complete, [name]: undefined } as unknown as Parameters<typeof createClient>[0];
    expect(() => createClient(options)).toThrow(
      new RegExp(`^createClient needs the option \`${name}\`\\. Without .* Pass `),
    );
  });

  it('names an option also without any', () => {
    expect(() => createClient({} as never)).toThrow(TypeError);
    expect(() => createClient(undefined as never)).toThrow(/needs the option `routes`/);
  });

  it('says in Node which envelope to pass, and `safe` returns that error', async () => {
    const { client } = await createTestWorld({ envelope: createEnvelopeV1 });
    await expect(client.order.remove()).rejects.toThrow(/browsers only.*createNodeEnvelope/);
    const result = await client.safe.order.remove();
    expect(result).toMatchObject({ ok: false, error: { kind: 'broken', cause: { fault: 'BROWSER_ONLY' } } });
  });
});

describe('safe calls', () => {
  it('return the result as a value', async () => {
    const { server, client, decisions } = await createTestWorld();
    expect(await client.safe.order.remove()).toEqual({ ok: true, body: true });
    server.answer('order', 'remove', () => {
      throw new Refusal('ORDER_NOT_FOUND', null, 'No such order');
    });
    const result = await client.safe.order.remove();
    expect(result).toMatchObject({ ok: false, error: { name: 'ApiError', code: 'ORDER_NOT_FOUND' } });
    expect(decisions).toHaveLength(1);
  });
});

describe('refusals', () => {
  it.each([
    ['6666', { kind: 'logout', reason: 'timeout', code: '6666' }],
    ['10006', { kind: 'logout', reason: 'expired', code: '10006' }],
    ['2222', { kind: 'silent', code: '2222' }],
    ['3025', { kind: 'codeOnly', code: '3025' }],
    ['8001004', { kind: 'message', code: '8001004', text: 'words', seconds: 5 }],
    ['6014', { kind: 'message', code: '6014', text: 'words', seconds: 3 }],
    ['BALANCE_NOT_ENOUGH', { kind: 'message', code: 'BALANCE_NOT_ENOUGH', text: 'words', seconds: 5 }],
    ['31337', { kind: 'message', code: '31337', text: 'words', seconds: 5 }],
  ])('tell the application about %s', async (code, decision) => {
    const { server, client, decisions } = await createTestWorld();
    server.answer('order', 'remove', () => {
      throw new Refusal(code, { fresh: 1 }, 'words');
    });
    const error = await client.order.remove().catch((thrown: unknown) => thrown as ApiError);
    expect(error).toMatchObject({ kind: 'refused', code });
    expect((error as ApiError).body()).toEqual({ fresh: 1 });
    expect((error as ApiError).decision()).toEqual(decision);
    expect(decisions).toEqual([{ ...decision, call: 'order.remove' }]);
  });

  it('go to the screen with their body where the endpoint asks for it', async () => {
    const { server, client, decisions } = await createTestWorld();
    server.answer('transfer', 'transferTo', () => {
      throw new Refusal('1049', { remainTimes: 3, lockedUntil: null });
    });
    const transfer = client.transfer.transferTo({ amount: '1.00', reqNo: 'r' });
    const error = (await transfer.catch((thrown: unknown) => thrown)) as ApiError;
    expect(error.code).toBe('1049');
    expect(error.body()).toEqual({ remainTimes: 3, lockedUntil: null });
    expect(decisions).toMatchObject([{ kind: 'handOver', head: { code: '1049' } }]);
  });

  it('can be quiet for one call', async () => {
    const { server, client, decisions } = await createTestWorld();
    server.answer('order', 'remove', () => {
      throw new Refusal('PINCODE_INVALID');
    });
    await expect(client.order.remove({}, { quiet: true })).rejects.toMatchObject({ code: 'PINCODE_INVALID' });
    expect(decisions).toMatchObject([{ kind: 'codeOnly' }]);
  });

  it('for the previous user do not sign out the current one', async () => {
    const { server, client, user, decisions } = await createTestWorld();
    user.token = 'old';
    server.answer('order', 'remove', () => {
      user.token = 'new';
      throw new Refusal('6666');
    });
    await expect(client.order.remove()).rejects.toMatchObject({ code: '6666' });
    expect(decisions).toEqual([{ kind: 'silent', code: '6666', call: 'order.remove' }]);
  });
});

describe('the contract validator', () => {
  it('reports where a call violates the contract, without values', async () => {
    const { server, client } = await createTestWorld({ validate: createContractValidator(testContract) });
    const wrong = client.user.login({ loginName: 'a@b.cd', password: 12345678 as unknown as string });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', code: 'request: password fails string' });
    await expect(wrong).rejects.not.toMatchObject({ message: expect.stringContaining('12345678') });
    expect(server.calls).toEqual([]);
    server.answer('order', 'remove', () => 'yes' as unknown as boolean);
    await expect(client.order.remove()).rejects.toMatchObject({ code: 'response: (root) fails boolean' });
  });
});

describe('createClient', () => {
  it('creates exactly the methods of its routes', async () => {
    const { client } = await createTestWorld();
    for (const [area, endpoints] of Object.entries(testContract)) {
      const calls = (client as unknown as Record<string, object>)[area];
      expect(Object.keys(calls ?? {})).toEqual(Object.keys(endpoints));
    }
  });

  it('does nothing before the first call', async () => {
    const { server } = await createTestWorld();
    expect(server.paths).toEqual([]);
    const load = vi.fn<() => never>();
    createClient({
      baseUrl: '',
      routes: {},
      dialect: quickDialect,
      envelope: load,
      identity: load,
      session: { token: load, loginName: load, biometricsCode: load, touch: load },
      onDecision: load,
    });
    expect(load).not.toHaveBeenCalled();
  });
});
