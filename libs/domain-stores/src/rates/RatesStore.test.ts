import { describe, expect, it } from 'vitest';
import { contract } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { RatesStore } from './RatesStore.ts';
import { cnyValue, usdtValue } from './valuation.ts';

const EXAMPLE = contract.common.getRates.example.response;

function setUp() {
  const { api, named } = createFakeApi({ common: { getRates: () => Promise.resolve({ ...EXAMPLE, cny: '7.2155' }) } });
  const deps = createFakeDeps({ api });
  return { deps, named, store: new RatesStore(deps) };
}

describe('RatesStore', () => {
  it('values amounts exactly and rounds once', async () => {
    const { store } = setUp();
    expect(cnyValue(store, 'USDT', '1')).toBeNull();
    await store.prices.load();
    expect(usdtValue(store, 'BTC', '0.03218')).toBe('3102.79');
    expect(usdtValue(store, 'USDT', '1.999')).toBe('1.99');
    // 320.5 x 7.2155 = 2312.56775
    expect(cnyValue(store, 'USDT', '320.5')).toBe('2312.57');
    expect(cnyValue(store, 'DOGE', '1')).toBeNull();
  });

  it('stays fresh while anybody watches', async () => {
    const { store, deps, named } = setUp();
    const first = store.watch();
    const second = store.watch();
    await deps.clock.advance(30_000);
    expect(named('common.getRates')).toHaveLength(2);
    first();
    first();
    await deps.clock.advance(30_000);
    expect(named('common.getRates')).toHaveLength(3);
    second();
    await deps.clock.advance(300_000);
    expect(named('common.getRates')).toHaveLength(3);
  });
});
