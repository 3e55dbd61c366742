import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordValues } from '../src/records/daily-values/recordValues.ts';
import { sql } from '../src/db/index.ts';
import type { RateSnapshot, RateSource } from '../src/outside/price-feed/RateSource.ts';
import { signIn, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let { gateway, member, device } = {} as Stage;
let usual: RateSource;
useTestGateway({ balances: { USDT: '100', BTC: '0.5' } }, (stage) => {
  ({ gateway, member, device } = stage);
  usual = gateway.services.rates;
});
beforeEach(() => setPrice('60000'));
afterEach(() => void Object.assign(gateway.services, { rates: usual }));

const snapshot = (price: string, at: number): RateSnapshot => ({
  at,
  fiat: { CNY: '7.2' },
  coins: [{ currency: 'BTC', price, series: [price] }],
});
const setRates = (ask: RateSource['snapshot']) =>
  void Object.assign(gateway.services, { rates: { ...usual, snapshot: ask } });
const setPrice = (price: string) => setRates(async (at) => snapshot(price, at));
const silence = () =>
  setRates(async () => {
    throw new Error('The price source answered 503.');
  });

/** So many days ago, at a time of day of UTC+8. */
const goTo = async (daysAgo: number, hour: number) => {
  const now = Date.now();
  const midnight = Math.floor((now + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
  await gateway.shiftClock(midnight - daysAgo * DAY + hour * HOUR - now);
};
const dayOf = (daysAgo: number) =>
  new Date(gateway.services.clock.now() + 8 * HOUR - daysAgo * DAY).toISOString().slice(0, 10);
const history = async (days = 30, who: TestMember = member) => {
  await signIn(device, who);
  return (await device.call('/exchangeUser/getValueHistory', { days })).body.list;
};
const record = async () => await recordValues(gateway.services);
const rowsOf = async ({ id }: TestMember) =>
  await gateway.db.query(sql`select usdt from daily_value where member_id = ${id} order by day`);

describe('the value of all holdings over time', () => {
  it('begins at once, with the prices of now', async () => {
    expect(await history()).toEqual([{ date: dayOf(0), value: '30100' }]);
    expect(await rowsOf(member)).toEqual([]);
  });

  it('has the days that were recorded at their own prices, and today at the prices of now', async () => {
    await goTo(3, 12);
    await record();
    await goTo(1, 12);
    setPrice('70000');
    await record();
    await goTo(0, 12);
    setPrice('64000.5');
    await record();
    setPrice('65000');
    expect(await history()).toEqual([
      { date: dayOf(3), value: '30100' },
      { date: dayOf(1), value: '35100' },
      { date: dayOf(0), value: '32600' },
    ]);
    expect(await history(7)).toHaveLength(3);
  });

  it('keeps the last record of a day; a day ends at midnight in China', async () => {
    await goTo(2, 0.1);
    await record();
    await goTo(2, 23.9);
    setPrice('70000');
    await record();
    expect(await rowsOf(member)).toEqual([{ usdt: '35100.000000' }]);
    await goTo(1, 0.1);
    await record();
    expect(await rowsOf(member)).toHaveLength(2);
  });

  it('ends where the asked days end', async () => {
    await goTo(7, 12);
    await record();
    await goTo(6, 12);
    await record();
    await goTo(0, 12);
    expect((await history(7)).map(({ date }: { date: string }) => date)).toEqual([dayOf(6), dayOf(0)]);
    expect(await history(15)).toHaveLength(3);
  });

  it('counts money under a hold, as the total does', async () => {
    const { ledger } = gateway.services;
    const ids = { actor: member.id, key: randomUUID(), refKind: 'test', refId: randomUUID() };
    await ledger.hold({ ...ids, from: member.id, asset: 'USDT', amount: 40_000_000n });
    await signIn(device, member);
    const { body } = await device.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'USDT' });
    expect(body).toMatchObject({ balanceByUSDT: '30100', availableAmount: '30060' });
    await record();
    expect(await rowsOf(member)).toEqual([{ usdt: '30100.000000' }]);
    expect(await history()).toEqual([{ date: dayOf(0), value: '30100' }]);
  });

  it('is empty for a member who never had money, and nothing is recorded for them', async () => {
    const newcomer = await gateway.member();
    await record();
    expect(await history(30, newcomer)).toEqual([]);
    expect(await rowsOf(newcomer)).toEqual([]);
  });

  it('shows no member what another one has', async () => {
    await record();
    const other = await gateway.member({ balances: { USDT: '7' } });
    expect(await history(30, other)).toEqual([{ date: dayOf(0), value: '7' }]);
  });

  it('takes no other number of days', async () => {
    await signIn(device, member);
    expect((await device.call('/exchangeUser/getValueHistory', { days: 31 })).code).toBe('ARGS_INVALID');
  });
});

describe('without prices', () => {
  it('nothing is recorded, and the days before stay as they are', async () => {
    await goTo(1, 12);
    await record();
    await goTo(0, 12);
    silence();
    await expect(record()).rejects.toThrow('there are no prices');
    expect(await history()).toEqual([{ date: dayOf(1), value: '30100' }]);
  });

  it('today keeps its record, if it has one', async () => {
    await record();
    silence();
    expect(await history()).toEqual([{ date: dayOf(0), value: '30100' }]);
  });

  it('a dollar is still a dollar', async () => {
    silence();
    const saver = await gateway.member({ balances: { USDT: '12.5' } });
    expect(await history(30, saver)).toEqual([{ date: dayOf(0), value: '12.5' }]);
  });
});

it('everybody is recorded, however many there are', async () => {
  const members = [];
  for (let index = 0; index < 5; index += 1)
    members.push(await gateway.member({ balances: { USDT: String(index + 1) } }));
  await recordValues(gateway.services, { page: 2 });
  for (const [index, each] of members.entries()) expect(await rowsOf(each)).toEqual([{ usdt: `${index + 1}.000000` }]);
});
