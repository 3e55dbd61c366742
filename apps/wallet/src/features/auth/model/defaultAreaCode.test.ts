import { expect, it } from 'vitest';
import { defaultAreaCode } from './defaultAreaCode.ts';

it.each([
  [['zh-HK'], '852'],
  [['zh-Hant-HK'], '852'],
  [['en-US'], '1'],
  [['en', 'ja-JP'], '81'],
  [['pt-BR', 'zh-CN'], '86'],
  [['en'], '86'],
  [[], '86'],
])('for %j begins with +%s', (languages, areaCode) => {
  expect(defaultAreaCode(languages)).toBe(areaCode);
});
