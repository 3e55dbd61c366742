import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/index.ts';
import type { Db } from '../../db/index.ts';
import { chooseRates } from './chooseRates.ts';

/** Prices of USDT in CNY, one for each source; null for one that fails. */
const SAID: readonly (string | null)[] = ['7.20', '720', '7.22', null, null];
const servers: Server[] = [];
const urls: string[] = [];

beforeAll(async () => {
  for (const cny of SAID) {
    const server = createServer((_, answer) => {
      answer.statusCode = cny === null ? 503 : 200;
      answer.end(JSON.stringify({ fiat: { CNY: cny }, coins: [] }));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** The price that sources of these numbers agree on. */
async function cnyOf(...numbers: readonly number[]): Promise<string> {
  const config = {
    ratesUrls: numbers.map((number) => urls[number]),
    policy: { prices: { coins: '0.2', fiat: '0.03', settles: 600_000 } },
  } as unknown as Config;
  const rates = chooseRates(config, {} as Db, { error: vi.fn() } as unknown as FastifyBaseLogger);
  return (await rates.snapshot(0)).fiat.CNY;
}

it('one source that lies moves no price beyond an honest one', async () => {
  expect(await cnyOf(0, 1, 2)).toBe('7.22');
});

it('one source that fails is outvoted, two of three leave no price', async () => {
  expect(await cnyOf(0, 2, 3)).toBe('7.21');
  await expect(cnyOf(0, 3, 4)).rejects.toThrow('Only 1 of 3 price sources answer.');
  await expect(cnyOf(3, 4)).rejects.toThrow('No price source answers.');
});
