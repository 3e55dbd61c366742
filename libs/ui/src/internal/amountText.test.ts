import { expect, test } from 'vitest';
import { amountText } from './amountText.ts';

test.each([
  [['12846.3', 2, 'USDT'], '12,846.30 USDT'],
  [['-0.629', 2], '\u22120.62'],
  [['-0.001', 2], '0.00'],
  [['12345678901234567.899'], '12,345,678,901,234,567.899'],
  [['nothing', 2, 'USDT'], '\u2014'],
] as const)('%j reads %s', ([value, decimals, currency], text) => {
  expect(amountText(value, decimals, currency)).toBe(text);
});
