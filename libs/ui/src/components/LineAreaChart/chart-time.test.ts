import { expect, test } from 'vitest';
import { en } from '../../messages/en.ts';
import { zhHk } from '../../messages/zhHk.ts';
import { axisTimes, isIntraday, pointTime, recordTime } from './chart-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = new Date(2026, 10, 5, 9, 7).getTime();

test('the axis shows days, or times when the whole series spans at most two days', () => {
  expect(axisTimes([at, at + 20 * DAY_MS], en)).toEqual(['Nov 5', 'Nov 15', 'Nov 25']);
  expect(axisTimes([at], zhHk)).toEqual(['11月5日']);
  expect(axisTimes([at, at + 12 * HOUR_MS, at + DAY_MS], en)).toEqual(['09:07', '21:07', '09:07']);
});

test('two daily points name their days, and no day twice', () => {
  const day = new Date(2026, 10, 5).getTime();
  expect(axisTimes([day, day + DAY_MS], en)).toEqual(['Nov 5', '', 'Nov 6']);
});

test('a point shows its time of day when points are hours apart', () => {
  expect(pointTime(at, false, en)).toBe('Nov 5');
  expect(pointTime(at, true, zhHk)).toBe('11月5日 09:07');
  expect(recordTime(at, false)).toBe('2026/11/05');
  expect(recordTime(at, true)).toBe('2026/11/05 09:07');
});

test('a day of 23 hours does not make a daily series hourly', () => {
  expect(isIntraday([0, DAY_MS, 2 * DAY_MS - HOUR_MS])).toBe(false);
  expect(isIntraday([0, DAY_MS, DAY_MS + HOUR_MS])).toBe(true);
  expect(isIntraday([at])).toBe(false);
});
