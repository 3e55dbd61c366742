import { expect, it } from 'vitest';
import { withoutAmounts } from './withoutAmounts.ts';

it.each([
  ['You received 20.5 USDT.', 'You received ••• USDT.'],
  ['The buyer pays 1,985.03 CNY by 21:31 (UTC+8).', 'The buyer pays ••• CNY by 21:31 (UTC+8).'],
  ['你充值的 6317.18 USDT 已到賬。', '你充值的 ••• USDT 已到賬。'],
  ['Support split the 0.0125 BTC of your order.', 'Support split the ••• BTC of your order.'],
  ['Your password changed at 2026-11-27 21:01 (UTC+8).', 'Your password changed at 2026-11-27 21:01 (UTC+8).'],
])('hides the amounts of %s', (text, shown) => {
  expect(withoutAmounts(text, '•••')).toBe(shown);
});
