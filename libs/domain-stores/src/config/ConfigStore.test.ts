import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { ConfigStore } from './ConfigStore.ts';

describe('ConfigStore', () => {
  it('loads once for all who ask', async () => {
    const { api, named } = createFakeApi();
    const config = new ConfigStore({ api });
    await Promise.all([config.loadCountries(), config.loadCountries()]);
    await config.loadCountries();
    expect(named('common.getCountryCode')).toHaveLength(1);
    expect(config.countries.length).toBeGreaterThan(0);
  });

  it('tries again after a failure', async () => {
    let fails = true;
    const { api } = createFakeApi({
      common: { getCountryCode: () => (fails ? Promise.reject(new FakeRefusal('SYSTEM_ERROR')) : Promise.resolve([])) },
    });
    const config = new ConfigStore({ api });
    await expect(config.loadCountries()).rejects.toThrow('SYSTEM_ERROR');
    fails = false;
    await expect(config.loadCountries()).resolves.toBeUndefined();
  });

  it('offers nothing before it knows, then what the server has opened', async () => {
    const { api } = createFakeApi({
      common: {
        getCommonConfigs: () =>
          Promise.resolve({ kefuUrl: '', ocssUrl: '', tradeLimit: '0', version: '1', features: ['transfer'] }),
      },
    });
    const config = new ConfigStore({ api });
    expect(config.offers('transfer')).toBe(false);
    await config.loadCommon();
    expect([config.offers('transfer'), config.offers('hedge')]).toEqual([true, false]);
  });

  it('falls back to USDT when the server lists no currency', async () => {
    const { api } = createFakeApi({ recharge: { queryCurrencyList: () => Promise.resolve([]) } });
    const config = new ConfigStore({ api });
    await config.loadCurrencies();
    expect(config.currencies.map(({ currencyCode }) => currencyCode)).toEqual(['USDT']);
  });
});
