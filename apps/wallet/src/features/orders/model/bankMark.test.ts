import { expect, test } from 'vitest';
import { bankMark } from './bankMark.ts';

test.each([
  ['中国工商银行', '工'],
  ['中国银行', '中'],
  ['中信银行', '信'],
  ['招商银行', '招'],
  ['', ''],
])('%s is known by %s', (name, mark) => {
  expect(bankMark(name)).toBe(mark);
});
