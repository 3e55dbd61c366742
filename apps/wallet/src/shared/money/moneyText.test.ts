import { expect, it } from 'vitest';
import { moneyText } from './moneyText.ts';

it.each([
  ['0', 'USDT', '0.00 USDT'],
  ['6420.1', 'USDT', '6,420.10 USDT'],
  ['0.00012345', 'BTC', '0.00012345 BTC'],
  ['1234567.891234', 'USDT', '1,234,567.891234 USDT'],
])('writes %s %s as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});
