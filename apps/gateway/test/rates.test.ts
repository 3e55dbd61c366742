import { describe, expect, it } from 'vitest';
import { compareAmounts } from '@ezwallet/validators';
import { sql } from '../src/db/index.ts';
import { pruneExpired } from '../src/house/jobs/pruneExpired.ts';
import { priceHistory } from '../src/money/rates/rates.ts';
import type { RateSnapshot } from '../src/outside/price-feed/RateSource.ts';
import { withStoredHistory } from '../src/outside/price-feed/chooseRates.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

const HOUR = 3_600_000;
let { gateway, device } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway, device } = stage));

const rate = async (fields: object) => await device.call('/common/getRate/v2', { ...fields });

describe('a rate', () => {
  it('is in CNY over trc20 unless something else is asked for, and holds for half a minute', async () => {
    const { body } = await rate({ currency: 'USDT' });
    expect(body).toMatchObject({ currency: 'USDT', protocol: 'trc20', exchangeCurrency: 'CNY' });
    expect(body.expiresAt - body.at).toBe(30_000);
    expect((await rate({ currency: 'USDT', protocol: 'ERC20', exchangeCurrency: 'HKD' })).body).toMatchObject({
      protocol: 'ERC20',
      exchangeCurrency: 'HKD',
    });
  });

  it.each(['USDT', 'BTC', 'SHIB', 'EZ'])(
    'of %s is between the sellers’ price and the buyers’ price',
    async (currency) => {
      for (const exchangeCurrency of ['CNY', 'USD', 'HKD', 'PHP']) {
        const { body } = await rate({ currency, exchangeCurrency });
        expect(compareAmounts(body.sellRate, body.rate)).toBe(-1);
        expect(compareAmounts(body.rate, body.buyRate)).toBe(-1);
        // Prices are rounded: each is off by one unit of its last place at most.
        const unit =
          1 / 10 ** Math.max(...[body.rate, body.buyRate].map((price: string) => (price.split('.')[1] ?? '').length));
        expect(Math.abs(Number(body.buyRate) - Number(body.rate) * 1.003)).toBeLessThan(2.01 * unit);
      }
    },
  );

  it('is refused for a coin without a price', async () => {
    expect((await rate({ currency: 'XRP' })).code).toBe('SYMBOL_NOT_EXIST');
    expect((await rate({ currency: 'USDT', exchangeCurrency: 'EUR' })).code).toBe('ARGS_INVALID');
    expect((await rate({ currency: 'USDT', protocol: 'doge20' })).code).toBe('ARGS_INVALID');
  });

  it('is listed with those of the other currencies', async () => {
    const { body } = await device.call('/common/getCurrencyRate');
    expect(body.list.map(({ currency }: { currency: string }) => currency)).toEqual(['CNY', 'USD', 'HKD', 'PHP']);
    const rates = (await device.call('/common/getRates')).body;
    expect(body.list[0].rate).toBe(rates.cny);
  });
});

it('lists other platforms with the networks that they share with us, each once', async () => {
  const { code, body } = await device.call('/common/getExchangeList');
  expect(code).toBe('0000');
  const ids = body.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('binance');
  const names = body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'en')));
});

describe('history', () => {
  it.each([
    [1, 25, HOUR],
    [7, 169, HOUR],
    [15, 181, 2 * HOUR],
    [30, 181, 4 * HOUR],
    [90, 181, 12 * HOUR],
  ])('of %i days has %i points at even intervals and ends with what it costs now', async (days, count, step) => {
    const { body } = await device.call('/common/getHistoryRate', { currency: 'ETH', days });
    expect(body.list).toHaveLength(count);
    const times: number[] = body.list.map(({ at }: { at: number }) => at);
    for (const [index, at] of times.entries()) if (index > 0) expect(at - (times[index - 1] ?? 0)).toBe(step);
    const { coins } = await gateway.services.rates.snapshot(gateway.services.clock.now());
    expect(body.list.at(-1).price).toBe(coins.find(({ currency }) => currency === 'ETH')?.price);
  });

  it('of a dollar is flat, but not in CNY, and a coin without a price has none', async () => {
    const { body } = await device.call('/common/getHistoryRate', { currency: 'USDT', days: 7 });
    expect(new Set(body.list.map(({ price }: { price: string }) => price))).toEqual(new Set(['1']));
    const inCny = { currency: 'USDT', days: 7, exchangeCurrency: 'CNY' };
    const { list } = (await device.call('/common/getHistoryRate', inCny)).body;
    const { fiat } = await gateway.services.rates.snapshot(gateway.services.clock.now());
    expect(list).toHaveLength(169);
    expect(list.at(-1).price).toBe(fiat.CNY);
    expect(new Set(list.map(({ price }: { price: string }) => price)).size).toBeGreaterThan(10);
    expect((await device.call('/common/getHistoryRate', { currency: 'XRP', days: 7 })).code).toBe('SYMBOL_NOT_EXIST');
    expect((await device.call('/common/getHistoryRate', { currency: 'BTC', days: 8 })).code).toBe('ARGS_INVALID');
  });

  it('of a source that forgets stays in the database, and nothing rewrites it', async () => {
    const { db, clock, ledger, log } = gateway.services;
    let snapshot: Omit<RateSnapshot, 'at'> = {
      fiat: { CNY: '7.2' },
      coins: [{ currency: 'BTC', price: '103', series: ['100', '101', '103'] }],
    };
    const source = withStoredHistory(db, { snapshot: async (at) => ({ at, ...snapshot }) });
    const chart = async () => (await priceHistory({ rates: source, clock, log }, 'BTC', 1)) ?? [];
    const prices = async () => (await chart()).map(({ price }) => price);
    expect(await prices()).toEqual([]);
    await source.keep?.(clock.now());
    expect(await prices()).toEqual(['100', '101', '103']);
    snapshot = { ...snapshot, coins: [{ currency: 'BTC', price: '104', series: ['90', '95', '104'] }] };
    await source.keep?.(clock.now());
    expect(await prices()).toEqual(['100', '101', '103']);
    await gateway.shiftClock(HOUR);
    await source.keep?.(clock.now());
    expect(await prices()).toEqual(['100', '101', '103', '104']);
    const hour = Math.floor(clock.now() / HOUR) * HOUR;
    expect((await chart()).map(({ at }) => at)).toEqual([3, 2, 1, 0].map((back) => hour - back * HOUR));

    await db.query(sql`update rate_point set at = at - interval '101 days' where price = '100'`);
    await pruneExpired(db, ledger);
    const inCny = await priceHistory({ rates: source, clock, log }, 'BTC', 1, 'CNY');
    expect(inCny?.map(({ price }) => price)).toEqual(['741.6', '748.8']);
    expect(await db.query(sql`select price from rate_point where currency = 'BTC' order by at`)).toEqual([
      { price: '101' },
      { price: '103' },
      { price: '104' },
    ]);
  });
});
