import { expect, it } from 'vitest';
import { arrangeMarket } from './arrangeMarket.ts';

const rates = Object.entries({ USDT: '0', BTC: '1.84', ETH: '-0.62', USDC: '0.00', TRX: '10.5', DOT: '-3' }).map(
  ([currency, change]) => ({ currency, change, name: currency, price: '1', series: [] }),
);

it.each([
  ['all', ['BTC', 'ETH', 'USDC', 'TRX', 'DOT']],
  ['gainers', ['TRX', 'BTC']],
  ['losers', ['DOT', 'ETH']],
] as const)('%s', (view, currencies) => {
  expect(arrangeMarket(rates, view).map(({ currency }) => currency)).toEqual(currencies);
});
