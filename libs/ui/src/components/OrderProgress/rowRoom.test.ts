import { expect, test } from 'vitest';
import { rowRoom } from './rowRoom.ts';

test('the longest word of all counts, once per step', () => {
  expect(rowRoom(['Ordered', 'Seller releases', 'Completed'])).toBeCloseTo(3 * (9 * 6.4 + 8));
});

test('Chinese labels need but the least, and words among them their own', () => {
  expect(rowRoom(['審核身份文件及住址證明', '完成'])).toBe(rowRoom(['a', 'b']));
  expect(rowRoom(['等待Confirmations到帳', '完成'])).toBe(rowRoom(['Confirmations', '']));
});

test('four steps stand in a row at 300 px, five long ones do not at 390', () => {
  expect(rowRoom(['Ordered', 'You pay', 'Seller releases', 'Completed'])).toBeLessThan(300 - 32);
  expect(rowRoom(['Requested', 'Checked', 'Broadcast', 'Confirmations', 'Credited'])).toBeGreaterThan(390 - 32);
});
