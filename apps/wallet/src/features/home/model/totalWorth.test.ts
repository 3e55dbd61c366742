import { describe, expect, it } from 'vitest';
import { RatesStore, type Rate } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { totalWorth } from './totalWorth.ts';

const rate = (currency: string): Rate => ({ currency, name: currency, price: '2', change: '0', series: ['2'] });
const TOTALS = { balanceByUSDT: '100', balanceByCNY: '720' };

async function ratesThat(getRates: () => Promise<{ at: number; cny: string; list: Rate[] }>) {
  const store = new RatesStore(createFakeDeps({ api: createFakeApi({ common: { getRates } }).api }));
  await store.prices.load();
  return store;
}
const priced = (...coins: string[]) => ratesThat(() => Promise.resolve({ at: 0, cny: '7.2', list: coins.map(rate) }));
const silent = () => ratesThat(() => Promise.reject(new FakeRefusal('TRY_AGAIN_LATER')));
const offline = () => ratesThat(() => Promise.reject(new TypeError('Failed to fetch')));

describe('totalWorth', () => {
  it('is the total of the server in the chosen unit', async () => {
    const rates = await priced('BTC');
    const held = ['USDT', 'BTC'];
    expect(totalWorth('USDT', TOTALS, { held }, rates)).toEqual({ value: '100', leftOut: [] });
    expect(totalWorth('CNY', TOTALS, { held }, rates)).toEqual({ value: '720', leftOut: [] });
  });

  it('names the coins without a price', async () => {
    expect(totalWorth('EZ', TOTALS, { held: ['USDT', 'BTC', 'ETH'] }, await priced('BTC'))).toEqual({
      value: '100',
      leftOut: ['ETH'],
    });
    expect(totalWorth('EZ', TOTALS, { held: ['USDT', 'BTC'] }, await silent())).toEqual({
      value: '100',
      leftOut: ['BTC'],
    });
  });

  it('is not zero while there are no prices', async () => {
    const rates = await silent();
    const nothing = { balanceByUSDT: '0', balanceByCNY: '0' };
    expect(totalWorth('USDT', nothing, { held: ['BTC'] }, rates).value).toBeNull();
    expect(totalWorth('CNY', { ...TOTALS, balanceByCNY: '0' }, { held: ['USDT'] }, rates).value).toBeNull();
  });

  it('is zero for a person without assets', async () => {
    const nothing = { balanceByUSDT: '0', balanceByCNY: '0' };
    expect(totalWorth('CNY', nothing, { held: [] }, await silent())).toEqual({ value: '0', leftOut: [] });
  });

  it('says nothing about prices that the app could not ask for', async () => {
    expect(totalWorth('USDT', TOTALS, { held: ['USDT', 'BTC'] }, await offline())).toEqual({
      value: '100',
      leftOut: [],
    });
  });
});
