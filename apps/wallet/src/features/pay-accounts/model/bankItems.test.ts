import { describe, expect, it } from 'vitest';
import type { Bank } from '@ezwallet/domain-stores';
import { bankItems, searchBanks } from './bankItems.ts';

const bank = (bankCode: string, bankName: string, pinyin: string, isPopular = false): Bank => ({
  bankCode,
  bankName,
  pinyin,
  initial: pinyin.charAt(0).toUpperCase(),
  isPopular,
  payMethodIds: [1],
});

const ITEMS = bankItems(
  [
    bank('ICBC', '中国工商银行', 'zhong guo gong shang yin hang', true),
    bank('CMB', '招商银行', 'zhao shang yin hang', true),
    bank('NJCB', '南京银行', 'nan jing yin hang'),
    bank('BJBANK', '北京银行', 'bei jing yin hang'),
  ],
  'Common banks',
);
const found = (text: string) => searchBanks(ITEMS, text).map(({ value }) => value);

describe('bankItems', () => {
  it('has common banks first, in their order, and the others by letter', () => {
    expect(ITEMS.map(({ value, group }) => `${group}: ${value}`)).toEqual([
      'Common banks: ICBC',
      'Common banks: CMB',
      'B: BJBANK',
      'N: NJCB',
    ]);
  });

  it.each([
    ['', ['ICBC', 'CMB', 'BJBANK', 'NJCB']],
    ['招商', ['CMB']],
    ['zhaoshang', ['CMB']],
    ['zhao shang', ['CMB']],
    ['ZSYH', ['CMB']],
    ['icbc', ['ICBC']],
    ['jing', ['BJBANK', 'NJCB']],
    ['Bank of Beijing', ['BJBANK']],
    ['hsbc', []],
  ])('finds %j', (text, codes) => {
    expect(found(text)).toEqual(codes);
  });
});
