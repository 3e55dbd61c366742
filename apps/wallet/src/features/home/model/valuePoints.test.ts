import { expect, it } from 'vitest';
import { dayText } from '../../../shared/time/time-text.ts';
import { valuePoints } from './valuePoints.ts';

it('keeps the date of each day in whatever time zone, also where the clocks change', () => {
  const dates = ['2026-03-29', '2026-10-25', '2026-12-31', '2027-01-01'];
  const points = valuePoints(dates.map((date) => ({ date, value: '1' })));
  expect(points.map(({ at }) => dayText(at))).toEqual(dates.map((date) => date.replaceAll('-', '/')));
});
