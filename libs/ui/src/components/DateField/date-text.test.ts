import { expect, test } from 'vitest';
import { formatDate, readDate } from './date-text.ts';

test.each([
  ['', ''],
  ['2034', '2034'],
  ['20340', '2034/0'],
  ['20340531', '2034/05/31'],
  ['2034-05-31', '2034/05/31'],
  ['2034053199', '2034/05/31'],
])('shows %j as %j', (text, shown) => {
  expect(formatDate(text)).toBe(shown);
});

test.each([
  ['2034/05/31', '2034-05-31'],
  ['2024/02/29', '2024-02-29'],
  ['2023/02/29', ''],
  ['2034/13/01', ''],
  ['2034/05/3', ''],
  ['', ''],
])('reads %j as %j', (text, day) => {
  expect(readDate(text)).toBe(day);
});
