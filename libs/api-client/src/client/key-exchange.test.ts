import { describe, expect, it } from 'vitest';
import type { Envelope } from '../envelope/index.ts';
import { createNodeEnvelope } from '../testing/index.ts';
import { ApiError } from './ApiError.ts';
import { breakNext, createTestWorld, pathsOf, quickDialect } from '../testing/test-world.ts';

const money = { amount: '1.00', reqNo: 'r-1' };
const exchanges = (server: { paths: readonly string[] }) => pathsOf(server).filter((path) => path === '/gw/p2').length;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the key exchange', () => {
  it('runs once for all waiting calls', async () => {
    const { server, client } = await createTestWorld();
    await Promise.all([client.order.remove(), client.order.pageQuery(), client.connect(), client.user.getUserInfo()]);
    expect(exchanges(server)).toBe(1);
    expect(server.calls).toHaveLength(3);
  });

  it('waits for the fingerprint with a short first poll and longer later polls', async () => {
    const { server, client, identity } = await createTestWorld();
    const fingerprint = identity.fingerprint;
    identity.fingerprint = '';
    const call = client.order.remove();
    await wait(40);
    expect(server.paths).toEqual([]);
    identity.fingerprint = fingerprint;
    expect(await call).toBe(true);
    expect(server.calls[0]?.headers['devicefp']).toBe(fingerprint);
  });

  it('gives up without a fingerprint', async () => {
    const { server, client, identity, decisions } = await createTestWorld();
    identity.fingerprint = '';
    const started = Date.now();
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'network' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(quickDialect.fingerprintWait.limit - 5);
    expect(server.paths).toEqual([]);
    expect(decisions).toMatchObject([{ kind: 'network', reason: 'keys' }]);
  });

  it.each(['/gw/p1', '/gw/p2'])('the next call tries again after %s failed', async (path) => {
    const world = await createTestWorld();
    breakNext(world, path, 1, 500);
    await expect(world.client.transfer.transferTo(money)).rejects.toMatchObject({ kind: 'network' });
    expect(world.decisions).toMatchObject([{ kind: 'network', reason: 'keys', background: false }]);
    expect(await world.client.order.remove()).toBe(true);
  });

  it('the next call tries again after the envelope failed to load', async () => {
    let loads = 0;
    const envelope = async (): Promise<Envelope> => {
      if (++loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return createNodeEnvelope();
    };
    const { client } = await createTestWorld({ envelope });
    await expect(client.connect()).rejects.toMatchObject({ kind: 'network' });
    expect(await client.order.remove()).toBe(true);
  });

  it('does not stop when the call that started it is aborted', async () => {
    const { server, client } = await createTestWorld();
    const controller = new AbortController();
    const aborted = client.order.remove({}, { signal: controller.signal });
    const other = client.order.pageQuery();
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    expect(await other).toEqual(['one']);
    expect(exchanges(server)).toBe(1);
  });
});

describe('lost keys', () => {
  it('are exchanged again and the call is sent again once, money included', async () => {
    const { server, client, decisions } = await createTestWorld();
    await client.connect();
    server.keys.forget();
    expect(await client.transfer.transferTo(money)).toEqual({ billNo: 'b1' });
    expect(pathsOf(server).slice(2)).toEqual([
      '/lucky_transfer/transferTo',
      '/gw/p1',
      '/gw/p2',
      '/lucky_transfer/transferTo',
    ]);
    expect(server.calls.map(({ request }) => request)).toEqual([money]);
    expect(decisions).toEqual([]);
  });

  it('are reset once for all calls that learn about the loss', async () => {
    const { server, client } = await createTestWorld();
    await client.connect();
    server.keys.forget();
    await Promise.all([client.order.remove(), client.order.pageQuery(), client.transfer.transferTo(money)]);
    expect(exchanges(server)).toBe(2);
  });

  it.each([
    ['HTTP 400', 400],
    ['a bare 400002', 200],
    ['a bare 400003', 200],
  ])('show as %s', async (what, status) => {
    const world = await createTestWorld();
    let left = 1;
    world.server.intercept((request, response) => {
      if (!request.url?.includes('deleteLucky') || left-- <= 0) return false;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 400 ? 'Bad Request' : JSON.stringify({ head: { code: what.slice(-6), message: '' } }));
      return true;
    });
    expect(await world.client.order.remove()).toBe(true);
    expect(exchanges(world.server)).toBe(2);
  });

  it('are exchanged again after a plaintext answer; nothing else in that answer counts', async () => {
    const world = await createTestWorld();
    world.user.token = 'own';
    let left = 1;
    world.server.intercept((request, response) => {
      if (!request.url?.includes('deleteLucky') || left-- <= 0) return false;
      response.writeHead(200, { 'content-type': 'application/json' });
      const head = { code: '400002', token: 'planted', tokenExpiredDate: 9e15, serverTime: Date.now() + 9e8 };
      response.end(JSON.stringify({ head }));
      return true;
    });
    expect(await world.client.order.remove()).toBe(true);
    expect(world.user.token).toBe('own');
    expect(Math.abs(world.client.serverNow() - Date.now())).toBeLessThan(60_000);
  });

  it('end in a network decision after two resets in a minute, and may be reset again later [S16]', async () => {
    let now = 1_000_000;
    const world = await createTestWorld({ clock: () => now });
    const { server, client, decisions } = world;
    const refuse = () =>
      server.intercept((request, response) => {
        if (request.url?.includes('/gw/')) return false;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ head: { code: '400002', message: '' } }));
        return true;
      });
    refuse();
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'network' });
    expect(decisions).toMatchObject([{ kind: 'rekey' }]);
    for (let i = 0; i < 5; i++) await expect(client.order.remove()).rejects.toBeInstanceOf(ApiError);
    expect(decisions.slice(1)).toEqual(
      Array.from({ length: 5 }, () => ({
        kind: 'network',
        reason: 'keys',
        background: false,
        quiet: false,
        sent: false,
        call: 'order.remove',
      })),
    );
    expect(exchanges(server)).toBe(2 + 5);
    server.intercept(undefined);
    now += 60_001;
    server.keys.forget();
    expect(await client.order.remove()).toBe(true);
  });

  it('are counted across reloads where the application stores the count [S16]', async () => {
    let times: readonly number[] = [];
    const resets = {
      read: () => times,
      write(next: readonly number[]) {
        times = next;
      },
    };
    const decisions: string[] = [];
    for (let page = 0; page < 3; page++) {
      const world = await createTestWorld({ resets, onDecision: ({ kind }) => decisions.push(kind) });
      breakNext(world, '/order/deleteLucky', 99, 400);
      await expect(world.client.order.remove()).rejects.toBeInstanceOf(ApiError);
    }
    expect(decisions).toEqual(['rekey', 'network', 'network']);
  });
});
