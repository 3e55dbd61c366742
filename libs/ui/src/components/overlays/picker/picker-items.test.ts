import { describe, expect, it } from 'vitest';
import { filterItems, findByPrefix, groupRuns, type PickerItem } from './picker-items.ts';

const items: PickerItem[] = [
  { value: 'HK', label: 'Hong Kong', note: '+852', keywords: '香港', group: 'Often used' },
  { value: 'CI', label: 'Côte d’Ivoire', note: '+225', group: 'C' },
  { value: 'CU', label: 'Cuba', note: '+53', group: 'C', disabled: true },
  { value: 'CZ', label: 'Czechia', note: '+420', group: 'C' },
];
const values = (found: readonly PickerItem[]) => found.map((item) => item.value).join(' ');

describe('filterItems', () => {
  it.each([
    ['', 'HK CI CU CZ'],
    ['  ', 'HK CI CU CZ'],
    ['hong', 'HK'],
    ['kong hong', 'HK'],
    ['香', 'HK'],
    ['cote', 'CI'],
    ['+42', 'CZ'],
    ['８５２', 'HK'],
    ['zz', ''],
  ])('finds with %j: %s', (query, found) => expect(values(filterItems(items, query))).toBe(found));
});

describe('findByPrefix', () => {
  it.each([
    ['c', 0, 1],
    ['c', 2, 3],
    ['cu', 0, -1],
    ['cô', 3, 1],
    ['h', 1, 0],
    ['x', 0, -1],
  ])('%j from %i is %i', (typed, from, at) => expect(findByPrefix(items, typed, from)).toBe(at));
});

describe('groupRuns', () => {
  it('merges neighbours of one group', () => {
    expect(groupRuns(items)).toEqual([
      { group: 'Often used', start: 0, end: 1 },
      { group: 'C', start: 1, end: 4 },
    ]);
    expect(groupRuns([])).toEqual([]);
  });
});
