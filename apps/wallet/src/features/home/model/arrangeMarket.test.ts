import { expect, it } from 'vitest';
import { arrangeMarket, biggestMoves } from './arrangeMarket.ts';

const rates = Object.entries({ USDT: '0', BTC: '1.84', ETH: '-0.62', USDC: '0.00', TRX: '10.5', DOT: '-13' }).map(
  ([currency, change]) => ({ currency, change, name: currency, price: '1', series: [] }),
);
const codes = (list: readonly { currency: string }[]) => list.map(({ currency }) => currency);

it.each([
  ['all', ['BTC', 'ETH', 'USDC', 'TRX', 'DOT']],
  ['favourites', ['TRX', 'BTC']],
  ['gainers', ['TRX', 'BTC']],
  ['losers', ['DOT', 'ETH']],
  ['stable', ['USDC']],
] as const)('%s', (view, currencies) => {
  expect(codes(arrangeMarket(rates, { view, favourites: ['TRX', 'GONE', 'BTC'] }))).toEqual(currencies);
});

it('a text looks in the whole market, by code and by the name on the screen', () => {
  const nameOf = ({ currency }: { currency: string }) => (currency === 'BTC' ? '比特币' : currency);
  expect(codes(arrangeMarket(rates, { view: 'losers', text: ' usd ' }))).toEqual(['USDC']);
  expect(codes(arrangeMarket(rates, { view: 'stable', text: '比特', nameOf }))).toEqual(['BTC']);
});

it('the biggest moves go either way', () => {
  expect(codes(biggestMoves(rates, 3))).toEqual(['DOT', 'TRX', 'BTC']);
});
