import { expect, it } from 'vitest';
import { defaultAreaCode } from './defaultAreaCode.ts';

it('begins with the area of whoever signed in here last', () => {
  expect(defaultAreaCode(['en-GB'], '86')).toBe('86');
  expect(defaultAreaCode(['en-GB'], '999')).toBe('44');
});

it.each([
  [['zh-HK'], '852'],
  [['zh-Hant-HK'], '852'],
  [['en-US'], '1'],
  [['en', 'ja-JP'], '81'],
  [['pt-BR', 'zh-CN'], '86'],
  [['en'], '86'],
  [[], '86'],
])('for %j begins with +%s', (languages, areaCode) => {
  expect(defaultAreaCode(languages, '')).toBe(areaCode);
});
