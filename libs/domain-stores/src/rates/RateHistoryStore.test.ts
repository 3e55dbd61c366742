import { describe, expect, it } from 'vitest';
import type { Contract, RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { RateHistoryStore } from './RateHistoryStore.ts';

function setUp() {
  const faults: Error[] = [];
  const { api, named } = createFakeApi({
    common: {
      getHistoryRate: async ({ currency, days }: RequestOf<Contract['common']['getHistoryRate']>) => {
        const fault = faults.shift();
        if (fault) throw fault;
        return { currency, list: [{ at: days, price: currency === 'BTC' ? '96420' : '0.2046' }] };
      },
    },
  });
  const deps = createFakeDeps({ api });
  return { store: new RateHistoryStore(deps), deps, faults, calls: () => named('common.getHistoryRate').length };
}

describe('RateHistoryStore', () => {
  it('keeps coins and windows apart', async () => {
    const { store } = setUp();
    await Promise.all([store.load('BTC', 7), store.load('BTC', 90), store.load('TRX', 7)]);
    expect(store.series('BTC', 7).value).toEqual([{ at: 7, price: '96420' }]);
    expect(store.series('BTC', 90).value).toEqual([{ at: 90, price: '96420' }]);
    expect(store.series('TRX', 7).value).toEqual([{ at: 7, price: '0.2046' }]);
    expect(store.series('TRX', 30).value).toBeUndefined();
  });

  it('asks once for all who ask, and again when the series is old', async () => {
    const { store, deps, calls } = setUp();
    await Promise.all([store.load('BTC', 30), store.load('BTC', 30)]);
    const shown = store.series('BTC', 30).value;
    await store.load('BTC', 30);
    expect(calls()).toBe(1);
    expect(store.series('BTC', 30).value).toBe(shown);
    await deps.clock.advance(5 * 60_000);
    await store.load('BTC', 30);
    expect(calls()).toBe(2);
  });

  it('says that a call failed, keeps what it has, and asks again at once', async () => {
    const { store, deps, faults } = setUp();
    faults.push(new Error('network'));
    await store.load('BTC', 7);
    expect(store.series('BTC', 7).failure !== undefined).toBe(true);
    await store.load('BTC', 7);
    expect(store.series('BTC', 7).failure !== undefined).toBe(false);
    await deps.clock.advance(5 * 60_000);
    faults.push(new Error('network'));
    await store.load('BTC', 7);
    expect(store.series('BTC', 7).failure !== undefined).toBe(true);
    expect(store.series('BTC', 7).value).toHaveLength(1);
  });
});
