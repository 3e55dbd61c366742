import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWindowCounter, type WindowCounter } from './WindowCounter.ts';

const rule = { points: 2, window: 1000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Runs a test where counters are used: inside a request. */
async function inRequest(
  test: (hit: (key: string) => Promise<number>, counter: WindowCounter, request: FastifyRequest) => Promise<void>,
  maxKeys?: number,
): Promise<void> {
  const app = Fastify();
  await app.register(rateLimit, { global: false });
  const counter = createWindowCounter(app, maxKeys);
  app.get('/', async (request) => {
    await test((key) => counter.hit(request, key, rule), counter, request);
    return 'done';
  });
  const { statusCode, body } = await app.inject('/');
  await app.close();
  expect([statusCode, body]).toEqual([200, 'done']);
}

it('counts in fixed windows and says how long to wait', async () => {
  await inRequest(async (hit) => {
    expect([await hit('a'), await hit('a'), await hit('a')]).toEqual([0, 0, 1000]);
    vi.setSystemTime(400);
    expect(await hit('a')).toBe(600);
    expect(await hit('b')).toBe(0);
    vi.setSystemTime(1000);
    expect(await hit('a')).toBe(0);
  });
});

it('counts each key by the rule that it is given with', async () => {
  await inRequest(async (hit, counter, request) => {
    const once = { points: 1, window: 5000 };
    expect([await counter.hit(request, 'once', once), await counter.hit(request, 'once', once)]).toEqual([0, 5000]);
    expect([await hit('twice'), await hit('twice'), await hit('twice')]).toEqual([0, 0, 1000]);
  });
});

it('forgets the oldest keys instead of growing [S39]', async () => {
  await inRequest(async (hit) => {
    for (let key = 0; key < 100; key++) await hit(String(key));
    for (let round = 0; round < 2; round++) await hit('kept');
    expect(await hit('kept')).toBeGreaterThan(0);
    // The hundred-and-first key pushed out the first, whose count starts again.
    expect([await hit('0'), await hit('0')]).toEqual([0, 0]);
  }, 100);
});

it('keeps a key that is over its limit, however many others come between [S39]', async () => {
  await inRequest(async (hit) => {
    for (let round = 0; round < 3; round++) await hit('eager');
    for (let key = 0; key < 5000; key++) {
      await hit(String(key));
      if (key % 500 === 0) expect(await hit('eager')).toBeGreaterThan(0);
    }
  }, 1000);
});
