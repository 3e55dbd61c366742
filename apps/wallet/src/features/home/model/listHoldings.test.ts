import { expect, it } from 'vitest';
import { BalancesStore, RatesStore } from '@ezwallet/domain-stores';
import { contract } from '@ezwallet/api-client/contract';
import { createFakeApi, createFakeDeps } from '@ezwallet/domain-stores/testing';
import { listHoldings } from './listHoldings.ts';

const summary = contract.user.getUserBalance.example.response;
const rate = { name: '', change: '0', series: [] };

it('orders by value, then those without a price, then those with no balance', async () => {
  const { api } = createFakeApi({
    user: {
      getUserBalance: () =>
        Promise.resolve({
          ...summary,
          balanceList: [
            { currency: 'NEW', balance: '9', frozen: '0' },
            { currency: 'USDT', balance: '100', frozen: '0' },
            { currency: 'BTC', balance: '0.01', frozen: '0' },
            { currency: 'TRX', balance: '0', frozen: '0' },
          ],
        }),
    },
    common: {
      getRates: () =>
        Promise.resolve({
          at: 1,
          cny: '7.21',
          list: [
            { ...rate, currency: 'BTC', price: '100000' },
            { ...rate, currency: 'TRX', price: '0.2' },
          ],
        }),
    },
  });
  const deps = createFakeDeps({ api });
  const balances = new BalancesStore(deps);
  const rates = new RatesStore(deps);
  await Promise.all([balances.summary.load(), rates.prices.load()]);
  expect(listHoldings(balances, rates, ['USDT', 'ETH', 'BTC'])).toEqual([
    { currency: 'BTC', balance: '0.01', usdt: '1000', empty: false },
    { currency: 'USDT', balance: '100', usdt: '100', empty: false },
    { currency: 'NEW', balance: '9', usdt: null, empty: false },
    { currency: 'ETH', balance: '0', usdt: null, empty: true },
    { currency: 'TRX', balance: '0', usdt: '0', empty: true },
  ]);
  balances.dispose();
});
