import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FEATURE_WORDS, featureWords, featureWordsModule, readFeatures } from './featureWords.ts';

const ROOT = join(import.meta.dirname, '../..');

it('gives a feature the words of what it takes from others, and of what those take', () => {
  const features = new Map([
    ['pay', ["import { Receipt } from '../../receipt/index.ts';"]],
    ['receipt', ["import { billLooks, type Bill } from '../billing/index.ts';"]],
    ['billing', []],
  ]);
  expect(Object.fromEntries(featureWords(features))).toEqual({
    pay: ['pay', 'billing', 'receipt'],
    receipt: ['receipt', 'billing'],
    billing: ['billing'],
  });
});

it('leaves what has no words, and what a part asks for itself', () => {
  const features = new Map([
    ['home', ["import { toCents } from '../billing/index.ts';", "import { News } from '../news/index.ts';"]],
    ['mine', ["import { News } from '../news/index.ts';\nvoid words.need('news');"]],
  ]);
  expect(featureWords(features).get('home')).toEqual(['home', 'news']);
  expect(featureWords(features).get('mine')).toEqual(['mine']);
});

it('the file of the wallet is what its sources say', () => {
  expect(readFileSync(join(ROOT, FEATURE_WORDS), 'utf8')).toBe(featureWordsModule(readFeatures(ROOT)));
});
