import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpRates } from '../../outside/price-feed/createHttpRates.ts';
import type { RateSnapshot } from '../../outside/price-feed/RateSource.ts';
import { createRecordedRates } from '../../outside/price-feed/createRecordedRates.ts';
import { difference, percentChange, priceOf, totalInUsdt, usdtTo, usdtToCny, valueSeries } from './valuation.ts';

const HOUR = 3_600_000;
const rates: RateSnapshot = {
  at: 0,
  fiat: { CNY: '7.215' },
  coins: [
    { currency: 'BTC', price: '100000', series: ['90000', '95000', '100000'] },
    { currency: 'SHIB', price: '0.00002214', series: ['0.00002', '0.000021', '0.00002214'] },
  ],
};

describe('recorded rates', () => {
  const source = createRecordedRates();

  it('are the same for everybody at the same time, and go on for ever', async () => {
    const at = 1_790_000_000_000;
    expect(await source.snapshot(at)).toEqual(await createRecordedRates().snapshot(at));
    expect((await source.snapshot(at + 17 * 168 * HOUR)).coins).toEqual((await source.snapshot(at)).coins);
    expect((await source.snapshot(at + 168 * HOUR)).coins).not.toEqual((await source.snapshot(at)).coins);
    expect((await source.snapshot(at + HOUR)).coins).not.toEqual((await source.snapshot(at)).coins);
  });

  it('have 24 hours behind them, ending now, in plain decimals', async () => {
    for (const { price, series } of (await source.snapshot(Date.now())).coins) {
      expect(series).toHaveLength(25);
      expect(series.at(-1)).toBe(price);
      for (const point of series) expect(point).toMatch(/^(?:0|[1-9]\d*)(?:\.\d{1,8})?$/);
    }
  });
});

describe('recorded history', () => {
  const source = createRecordedRates();
  const end = Math.floor(1_790_000_000_000 / HOUR) * HOUR;
  const hours = Array.from({ length: 90 * 24 }, (_, index) => end - index * HOUR);

  it('tells what the snapshots told', async () => {
    for (const at of [end, end - 5 * HOUR, end - 1900 * HOUR]) {
      for (const { currency, price } of (await source.snapshot(at)).coins)
        expect(await source.history(currency, [at])).toEqual([price]);
    }
    expect(await source.history('XRP', [end])).toEqual([undefined]);
  });

  it('moves in small steps, and one month is not like the other', async () => {
    for (const currency of ['BTC', 'ETH', 'SHIB', 'DOGE']) {
      const prices = (await source.history(currency, hours)).map(Number);
      for (const [index, price] of prices.entries()) {
        expect(price).toBeGreaterThan(0);
        expect(Math.abs(price / (prices[index - 1] ?? price) - 1)).toBeLessThan(0.04);
      }
      expect(prices.slice(0, 168)).not.toEqual(prices.slice(168, 336));
    }
  });
});

describe('valuation', () => {
  it('is exact and rounds down once for each holding', () => {
    expect(
      totalInUsdt(rates, [
        { currency: 'BTC', amount: '0.00000001' },
        { currency: 'USDT', amount: '0.000001' },
      ]),
    ).toBe('0.001001');
    expect(totalInUsdt(rates, [{ currency: 'SHIB', amount: '1234567.8901' }])).toBe('27.333333');
    expect(totalInUsdt(rates, [{ currency: 'XRP', amount: '5' }])).toBe('0');
    expect(totalInUsdt(rates, [{ currency: 'BTC', amount: '92233720368.54775807' }])).toBe('9223372036854775.807');
  });

  it('gives CNY to the nearest fen and other currencies rounded down', () => {
    expect(usdtToCny(rates, '1')).toBe('7.22');
    expect(usdtTo(rates, 'CNY', '10', 2)).toBe('72.15');
    expect(usdtTo(rates, 'BTC', '1', 8)).toBe('0.00001');
    expect(usdtTo(rates, 'BTC', '0.0001', 8)).toBe('0');
    expect(usdtTo(rates, 'EZ', '12.5', 6)).toBe('12.5');
    expect(usdtTo(rates, 'USD', '1', 2)).toBeUndefined();
    expect(usdtTo({ ...rates, fiat: { CNY: '7.215', PHP: '58.125' } }, 'PHP', '10', 2)).toBe('581.25');
    expect(priceOf(rates, 'USDT')).toBe('1');
  });

  it('takes nothing for no price, and needs none for what is worth a USDT by definition', () => {
    const broken = { ...rates, coins: [{ currency: 'BTC', price: '0.00', series: ['0.00'] }] };
    expect(priceOf(broken, 'BTC')).toBeUndefined();
    expect(usdtTo(broken, 'BTC', '1', 8)).toBeUndefined();
    expect(priceOf(undefined, 'BTC')).toBeUndefined();
    expect([priceOf(undefined, 'USDT'), priceOf(undefined, 'EZ')]).toEqual(['1', '1']);
    expect(usdtTo(undefined, 'EZ', '12.5', 6)).toBe('12.5');
    expect([usdtToCny(undefined, '1'), usdtToCny(undefined, '0')]).toEqual([undefined, '0']);
  });

  it('follows the holdings through the day', () => {
    expect(
      valueSeries(rates, [
        { currency: 'BTC', amount: '0.1' },
        { currency: 'USDT', amount: '5' },
      ]),
    ).toEqual(['9005', '9505', '10005']);
    expect(valueSeries(rates, [])).toEqual(['0', '0', '0']);
    expect(difference('10', '7.5')).toBe('-2.5');
  });

  it('tells changes in percent with two places', () => {
    expect(percentChange('90000', '100000')).toBe('11.11');
    expect(percentChange('100', '99.5')).toBe('-0.5');
    expect(percentChange('100', '99.9999')).toBe('0');
    expect(percentChange('0', '5')).toBe('0');
    expect(percentChange('0.00002', '0.00002214')).toBe('10.7');
    expect(percentChange('0.000000004', '0.000000003')).toBe('-25');
  });
});

describe('http rates', () => {
  const fiat = { CNY: '7.2', HKD: '7.8' };
  const bitcoin = { currency: 'BTC', price: '1.123456789', series: ['1'] };
  let server: Server;
  let now = 0;
  let asked = 0;
  let answer: { status: number; body: unknown };
  let source: ReturnType<typeof createHttpRates>;
  beforeEach(async () => {
    [now, asked, answer] = [0, 0, { status: 200, body: { fiat, coins: [bitcoin] } }];
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    source = createHttpRates(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => now);
  });
  afterEach(async () => await new Promise((resolve) => server.close(resolve)));
  const because = (message: string) => expect.objectContaining({ cause: expect.objectContaining({ message }) });

  it('are asked for once, remembered, and survive a short silence', async () => {
    const [first] = await Promise.all([source.snapshot(5), source.snapshot(5), source.snapshot(5)]);
    expect(first).toEqual({ at: 5, fiat, coins: [bitcoin] });
    expect(asked).toBe(1);
    answer = { status: 500, body: '' };
    now = 60_000;
    expect((await source.snapshot(6)).coins).toEqual(first?.coins);
    now = 11 * 60_000;
    await expect(source.snapshot(7)).rejects.toEqual(because('The price source answered 500.'));
  });

  it('are asked for twice a minute also while the source is silent', async () => {
    answer = { status: 503, body: '' };
    for (let call = 0; call < 5; call += 1) {
      await expect(source.snapshot(1)).rejects.toThrow('The price source gave no prices.');
      now += 5_000;
    }
    expect(asked).toBe(1);
    now = 31_000;
    answer = { status: 200, body: { fiat, coins: [bitcoin] } };
    expect((await source.snapshot(1)).coins).toEqual([bitcoin]);
    expect(asked).toBe(2);
  });

  it('keep every place of a cheap coin, and leave out what is worth nothing', async () => {
    const cheap = { currency: 'SHIB', price: '0.000000000123456789', series: ['0.0000000001'] };
    const nothing = [
      { ...bitcoin, currency: 'ETH', price: '0' },
      { ...bitcoin, currency: 'SOL', price: '0.000' },
    ];
    answer = { status: 200, body: { fiat: { CNY: '7.123456789' }, coins: [cheap, ...nothing] } };
    expect(await source.snapshot(1)).toEqual({ at: 1, fiat: { CNY: '7.12345678' }, coins: [cheap] });
  });

  it.each(['-1', '0', '0.00', '1e3', ''])('are not believed where a USDT costs %j', async (CNY) => {
    answer = { status: 200, body: { fiat: { CNY }, coins: [] } };
    await expect(source.snapshot(8)).rejects.toEqual(because(expect.stringContaining('Invalid format')));
  });
});
