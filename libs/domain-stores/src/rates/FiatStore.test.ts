import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FiatStore } from './FiatStore.ts';

const list = [
  { currency: 'CNY', rate: '7.165' },
  { currency: 'USD', rate: '1' },
  { currency: 'HKD', rate: '7.78' },
  { currency: 'PHP', rate: '58.12' },
] as const;

const setUp = (fails = false) => {
  const getCurrencyRate = () =>
    fails ? Promise.reject(new Error('network')) : Promise.resolve({ at: 1, list: [...list] });
  const deps = createFakeDeps({ api: createFakeApi({ common: { getCurrencyRate } }).api });
  return { deps, store: new FiatStore(deps) };
};

describe('FiatStore', () => {
  it('gives the value of USDT exactly, halves up', async () => {
    const { store } = setUp();
    expect(store.fiatValue('1')).toBeNull();
    await store.rates.load();
    expect(store.offered).toEqual(['CNY', 'USD', 'HKD', 'PHP']);
    expect(store.fiatValue('1')).toBe('7.17');
    store.choose('PHP');
    expect(store.fiatValue('96420')).toBe('5603930.4');
  });

  it('keeps the choice on the device', async () => {
    const { store, deps } = setUp();
    await store.rates.load();
    store.choose('HKD');
    await settle();
    const later = new FiatStore(deps);
    await later.rates.load();
    expect(later.fiat).toBe('HKD');
  });

  it.each(['EUR', 7, null])('ignores a damaged store: %j', async (kept) => {
    const { store, deps } = setUp();
    await deps.deviceStore.write('fiat', kept);
    await store.rates.load();
    expect(store.fiat).toBe('CNY');
  });

  it('knows no value without rates', async () => {
    const { store } = setUp(true);
    await store.rates.load();
    expect(store.fiatValue('1')).toBeNull();
    expect(store.offered).toEqual([]);
  });
});
