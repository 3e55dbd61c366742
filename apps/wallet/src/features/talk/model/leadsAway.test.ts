import { expect, it } from 'vitest';
import { leadsAway } from './leadsAway.ts';

it.each([
  ['https://example.test/pay', ['LINK']],
  ['请看 www.bank-help.example', ['LINK']],
  ['pay-fast.top is cheaper', ['LINK']],
  ['加我微信谈', ['CONTACT']],
  ['Call １３８１２３４５６７８', ['CONTACT']],
  ['write to lin@mail.com', ['CONTACT']],
  ['telegram: t.me/x', ['LINK', 'CONTACT']],
])('%s leads away', (text, found) => {
  expect(leadsAway(text)).toEqual(found);
});

it.each(['Hello, I have paid 721.50 CNY.', '已付款，请查收。备注 4821', 'The card number is 6214830000001234', 'e.g. 10 minutes'])(
  '%s does not',
  (text) => {
    expect(leadsAway(text)).toEqual([]);
  },
);
