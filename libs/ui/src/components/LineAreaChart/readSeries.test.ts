import { expect, test } from 'vitest';
import { readSeries } from './readSeries.ts';

const DAY_MS = 86_400_000;

test('sorts the points, keeps the later of two at one moment and drops values that are not numbers', () => {
  const { samples, scale } = readSeries(
    [
      { at: 3, value: '2.5' },
      { at: 1, value: '10' },
      { at: 2, value: 'NaN' },
      { at: Number.NaN, value: '1' },
      { at: 3, value: '-2.25' },
    ],
    7,
  );
  expect(scale).toBe(2);
  expect(samples.map(({ at, value, minor }) => [at, value, minor])).toEqual([
    [1, '10', 1000n],
    [3, '-2.25', -225n],
  ]);
});

test('a period of seven days goes from the last point back to the point seven days earlier', () => {
  const points = Array.from({ length: 30 }, (_, i) => ({ at: i * DAY_MS, value: String(i) }));
  const values = readSeries(points, 7).samples.map(({ value }) => value);
  expect(values).toEqual(['22', '23', '24', '25', '26', '27', '28', '29']);
});
