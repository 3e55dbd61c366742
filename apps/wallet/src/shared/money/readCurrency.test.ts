import { expect, it } from 'vitest';
import { readCurrency } from './readCurrency.ts';

it.each([
  ['currency=BTC', 'BTC'],
  ['currency=1INCH&x=1', '1INCH'],
  ['', null],
  ['currency=', null],
  ['currency=btc', null],
  ['currency=<b>BTC</b>', null],
  ['currency=AVERYLONGCOIN', null],
])('reads %j as %j', (query, currency) => {
  expect(readCurrency(new URLSearchParams(query))).toBe(currency);
});
