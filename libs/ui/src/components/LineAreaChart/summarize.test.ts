import { expect, test } from 'vitest';
import { readSeries } from './readSeries.ts';
import { summarize } from './summarize.ts';

const DAY_MS = 86_400_000;
const summary = (...values: string[]) => {
  const points = values.map((value, i) => ({ at: i * DAY_MS, value }));
  return summarize(readSeries(points, 90));
};

test('change, percentage, high and low are exact', () => {
  expect(summary('12104.22', '12860', '12000.5', '12846.32')).toMatchObject({
    first: { value: '12104.22' },
    last: { value: '12846.32' },
    high: { value: '12860', at: DAY_MS },
    low: { value: '12000.5', at: 2 * DAY_MS },
    direction: 'up',
    change: '742.10',
    percent: '6.13',
  });
});

test.each([
  [['2', '1'], 'down', '1', '50.00'],
  [['1.0', '1.00'], 'flat', '0.00', '0.00'],
  [['0', '5'], 'up', '5', undefined],
  [['-4', '-6'], 'down', '2', undefined],
  [['12345678901234567.899', '12345678901234567.900'], 'up', '0.001', '0.00'],
] as const)('%j goes %s by %s', (values, direction, change, percent) => {
  expect(summary(...values)).toMatchObject({ direction, change, percent });
});

test('an empty series has no summary', () => {
  expect(summary()).toBeUndefined();
});
