import { expect, test } from 'vitest';
import { rowRoom } from './rowRoom.ts';

test('the longest word counts, once per step', () => {
  expect(rowRoom(['Ordered', 'Seller releases', 'Completed'])).toBeCloseTo(3 * (9 * 6.4 + 8));
});

test('Chinese labels need only the minimum; Latin words in them need their own width', () => {
  expect(rowRoom(['審核身份文件及住址證明', '完成'])).toBe(rowRoom(['a', 'b']));
  expect(rowRoom(['等待Confirmations到帳', '完成'])).toBe(rowRoom(['Confirmations', '']));
});

test('four steps fit in a row at 300 px; five long ones do not fit at 390', () => {
  expect(rowRoom(['Ordered', 'You pay', 'Seller releases', 'Completed'])).toBeLessThan(300 - 32);
  expect(rowRoom(['Requested', 'Checked', 'Broadcast', 'Confirmations', 'Credited'])).toBeGreaterThan(390 - 32);
});
