import { expect, test } from 'vitest';
import { filterItems, type Filter } from './filterItems.ts';
import type { ReviewItem } from '../ReviewData.ts';

const item = (title: string, more: Partial<ReviewItem> = {}): ReviewItem => ({
  story: title.toLowerCase(),
  title,
  name: 'Default',
  theme: 'dark',
  locale: 'en',
  outcome: 'same',
  pixels: 0,
  ...more,
});
const items = [
  item('Forms/PinInput', { outcome: 'changed' }),
  item('Forms/PinInput', { theme: 'light', name: 'Error shake' }),
  item('Data/Amount', { locale: 'zh_HK', outcome: 'new' }),
];
const everything: Filter = { text: '', component: '', theme: '', locale: '', outcome: '' };
const found = (filter: Partial<Filter>) =>
  filterItems(items, { ...everything, ...filter }).map((each) => items.indexOf(each));

test('an empty filter shows everything', () => {
  expect(found({})).toEqual([0, 1, 2]);
});

test('each part of a filter narrows the list', () => {
  expect(found({ component: 'Forms/PinInput' })).toEqual([0, 1]);
  expect(found({ theme: 'light' })).toEqual([1]);
  expect(found({ locale: 'zh_HK' })).toEqual([2]);
  expect(found({ outcome: 'changed' })).toEqual([0]);
  expect(found({ outcome: 'open' })).toEqual([0, 2]);
  expect(found({ component: 'Forms/PinInput', outcome: 'new' })).toEqual([]);
});

test('text is searched in title and name, in upper or lower case', () => {
  expect(found({ text: ' SHAKE ' })).toEqual([1]);
  expect(found({ text: 'forms/pin' })).toEqual([0, 1]);
});
