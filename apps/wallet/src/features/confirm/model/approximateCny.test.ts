import { expect, it } from 'vitest';
import { RatesStore } from '@ezwallet/domain-stores';
import { createFakeDeps } from '@ezwallet/domain-stores/testing';
import { approximateCny } from './approximateCny.ts';

it('values the typed amount in CNY once prices have loaded', async () => {
  const rates = new RatesStore(createFakeDeps());
  expect(approximateCny(rates, 'USDT', '320.50')).toBeNull();
  await rates.prices.load();
  expect(['', '0.', '320.50', '1,000'].map((typed) => approximateCny(rates, 'USDT', typed))).toEqual([
    '0.00',
    '0.00',
    '2,310.81',
    '7,210.00',
  ]);
  expect(approximateCny(rates, 'DOGE', '1')).toBeNull();
});
