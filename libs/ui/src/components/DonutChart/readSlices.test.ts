import { expect, test } from 'vitest';
import { OTHER, readSlices } from './readSlices.ts';

const item = (value: string, amount: string) => ({ value, label: value, amount });

test('returns the six largest in descending order, then the exact total of the rest', () => {
  const values = ['5', '80.5', '3.25', '200', '1', '40', '60', '0.125', '9'];
  const slices = readSlices(
    values.map((value, i) => item(`k${i}`, value)),
    'Other',
  );
  expect(slices.map(({ value }) => value)).toEqual(['200', '80.5', '60', '40', '9', '5', '4.375']);
  expect(slices.map(({ hue }) => hue)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'other']);
  expect(slices.at(-1)).toMatchObject({ key: OTHER, label: 'Other' });
  const sum = slices.reduce((tenths, { percent }) => tenths + Math.round(Number.parseFloat(percent) * 10), 0);
  expect(sum).toBe(1000);
});

test('six parts need no rest', () => {
  const keys = ['6', '5', '4', '3', '2', '1'];
  expect(
    readSlices(
      keys.map((value) => item(value, value)),
      'Other',
    ).map(({ key }) => key),
  ).toEqual(keys);
});

test('drops values that are zero, negative or not numbers', () => {
  expect(readSlices([item('a', '0.00'), item('b', '-5'), item('c', 'many')], 'Other')).toEqual([]);
  expect(readSlices([item('a', '0'), item('b', '0.01')], 'Other')).toEqual([
    { key: 'b', label: 'b', value: '0.01', hue: 'c1', share: 1, percent: '100.0%' },
  ]);
});

test('a part below 0.1 % does not read as zero', () => {
  expect(readSlices([item('a', '99999'), item('b', '1')], 'Other').map(({ percent }) => percent)).toEqual([
    '100.0%',
    '<0.1%',
  ]);
});

test('an item keeps its own hue', () => {
  expect(readSlices([{ ...item('BTC', '1'), hue: 'c3' }], 'Other')[0]?.hue).toBe('c3');
});
