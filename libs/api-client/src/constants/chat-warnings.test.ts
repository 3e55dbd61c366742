import { expect, it } from 'vitest';
import { warningsFor } from './chat-warnings.ts';

it.each([
  ['https://example.test/pay', ['LINK']],
  ['请看 www.bank-help.example', ['LINK']],
  ['pay-fast.top is cheaper', ['LINK']],
  ['加我微信谈', ['CONTACT']],
  ['my WeChat is lin88', ['CONTACT']],
  ['Call １３８１２３４５６７８', ['CONTACT']],
  ['+86 138 1234 5678', ['CONTACT']],
  ['write to lin@mail.com', ['CONTACT']],
  ['telegram: t.me/x', ['LINK', 'CONTACT']],
  ['t\u200b.me/x', ['LINK']],
  ['加微\u200b\u2060信', ['CONTACT']],
  ['138\u00ad1234\ufe0f5678', ['CONTACT']],
])('%s is warned about', (text, warnings) => {
  expect(warningsFor(text)).toEqual(warnings);
});

it.each([
  'Hello, I have paid 721.50 CNY.',
  '已付款，请查收。备注 4821',
  'The card ends in 1234, the number is 6214830000001234',
  'Released. Thank you.',
  'e.g. 10 minutes',
])('%s is not', (text) => {
  expect(warningsFor(text)).toEqual([]);
});
