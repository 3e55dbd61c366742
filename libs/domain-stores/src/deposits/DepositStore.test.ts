import { describe, expect, it, vi } from 'vitest';
import { RECHARGE_ADDRESS_EXAMPLE, type Contract, type RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { DepositStore } from './DepositStore.ts';

type Query = RequestOf<Contract['recharge']['getRechargeAddress']>;

const network = (name: string, open = true) => ({ id: 1, name, min: '1', confirmations: 6, minutes: 1, open });
const COINS = [
  { id: 1, currencyCode: 'USDT', name: 'Tether USD', protocols: [network('TRC20'), network('ERC20')] },
  { id: 2, currencyCode: 'BTC', name: 'Bitcoin', protocols: [network('BTC')] },
];

function setUp(secureStore = new MemoryStore()) {
  const faults: Error[] = [];
  const { api, named } = createFakeApi({
    recharge: {
      queryRechargeCurrency: () => Promise.resolve(COINS),
      getRechargeAddress: async ({ currency, protocol }: Query) => {
        const fault = faults.shift();
        if (fault) throw fault;
        return { ...RECHARGE_ADDRESS_EXAMPLE, address: `${currency} over ${protocol}` };
      },
    },
  });
  const deps = createFakeDeps({ api, secureStore });
  const reload = vi.fn(() => Promise.resolve());
  const asked = () => named('recharge.getRechargeAddress');
  return { store: new DepositStore(deps, { reload }), secureStore, faults, reload, asked };
}

describe('DepositStore', () => {
  it('begins with USDT over TRC20 and brings its address', async () => {
    const { store } = setUp();
    await store.load();
    expect(store.choice).toEqual({ currency: 'USDT', protocol: 'TRC20' });
    expect(store.coin?.name).toBe('Tether USD');
    expect(store.network?.confirmations).toBe(6);
    expect(store.address?.address).toBe('USDT over TRC20');
    expect(store.failure).toBeUndefined();
  });

  it('asks for each address once, and never shows that of another network', async () => {
    const { store, asked } = setUp();
    await store.load();
    const choosing = store.choose('USDT', 'ERC20');
    expect(store.address).toBeUndefined();
    await choosing;
    expect(store.address?.address).toBe('USDT over ERC20');
    await store.choose('BTC');
    expect(store.choice).toEqual({ currency: 'BTC', protocol: 'BTC' });
    await store.choose('USDT', 'TRC20');
    await store.load();
    expect(store.address?.address).toBe('USDT over TRC20');
    expect(asked()).toHaveLength(3);
  });

  it('begins with the coin of the visit, also when the coins came late', async () => {
    const { store } = setUp();
    await store.enter('a', 'BTC');
    expect(store.choice).toEqual({ currency: 'BTC', protocol: 'BTC' });
    await store.enter('b', 'USDT');
    expect(store.choice?.currency).toBe('USDT');
    expect(store.address?.address).toBe('USDT over TRC20');
  });

  it('keeps what was chosen since, when the person comes back to a visit', async () => {
    const { store } = setUp();
    await store.enter('a', 'BTC');
    await store.choose('USDT', 'ERC20');
    await store.enter('a', 'BTC');
    expect(store.choice).toEqual({ currency: 'USDT', protocol: 'ERC20' });
    await store.enter('b');
    expect(store.choice).toEqual({ currency: 'USDT', protocol: 'ERC20' });
  });

  it('begins with the usual coin where the one of the visit cannot be deposited', async () => {
    const { store } = setUp();
    await store.enter('a', 'DOGE');
    expect(store.choice).toEqual({ currency: 'USDT', protocol: 'TRC20' });
  });

  it('asks for a confirmation of each network once, also after a page load', async () => {
    const { store, secureStore } = setUp();
    await store.load();
    expect(store.confirmed).toBe(false);
    store.confirm();
    expect(store.confirmed).toBe(true);
    await store.choose('BTC');
    expect(store.confirmed).toBe(false);

    const later = setUp(secureStore).store;
    await later.load();
    expect(later.confirmed).toBe(true);
    await later.choose('USDT', 'ERC20');
    expect(later.confirmed).toBe(false);
  });

  it('ignores damaged confirmations', async () => {
    const { store } = setUp(new MemoryStore({ rechargeNetworks: 'TRC20' }));
    await store.load();
    expect(store.confirmed).toBe(false);
  });

  it('says why an address is not there, and tries again', async () => {
    const { store, faults } = setUp();
    faults.push(new Error('network'), new FakeRefusal('NO_THIS_METHOD'));
    await store.load();
    expect(store.failure?.code).toBe('OFFLINE');
    await store.load();
    expect(store.failure?.code).toBe('NO_THIS_METHOD');
    await store.refresh();
    expect(store.failure).toBeUndefined();
    expect(store.address?.address).toBe('USDT over TRC20');
  });

  it('shows no problem of an earlier choice', async () => {
    const { store, faults, asked } = setUp();
    faults.push(new Error('network'));
    const slow = store.load();
    while (asked().length === 0) await Promise.resolve();
    await store.choose('BTC');
    await slow;
    expect(store.failure).toBeUndefined();
    expect(store.address?.address).toBe('BTC over BTC');
  });

  it('loads fresh flags when deposits were switched off meanwhile', async () => {
    const { store, faults, reload } = setUp();
    faults.push(new FakeRefusal('NO_RIGHTS'));
    await store.load();
    expect(store.failure?.code).toBe('NO_RIGHTS');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
