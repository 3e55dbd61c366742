import { expect, it } from 'vitest';
import { isReservedName, namesOnlyTheHouse } from './isReservedName.ts';

it.each(['官方客服', 'EZ Wallet', 'Official Shop', '0fficial', 'admin'])('%j passes for the house [S34]', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each(['Harbour Tea', '家明', 'Badminton'])('%j does not', (name) => {
  expect(isReservedName(name)).toBe(false);
});

it.each(['官方客服', '客服', 'Official support', 'EZ Customer Service', '在线客服', 'SUPP0RT'])(
  '%j names nothing but the house [S34]',
  (text) => {
    expect(namesOnlyTheHouse(text)).toBe(true);
  },
);

it.each([
  'Support subscription',
  '平台服务费',
  '系统集成',
  'Room service, table 4',
  'Two books',
  'EZ',
  '',
  'Customer card',
])('%j names a thing', (text) => {
  expect(namesOnlyTheHouse(text)).toBe(false);
});
