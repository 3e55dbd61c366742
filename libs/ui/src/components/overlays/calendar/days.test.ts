import { expect, test } from 'vitest';
import { addDays, addMonths, clampDay, placeInWeek, weeksOf } from './days.ts';

test('days and months roll over at the end of a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a shorter month keeps its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test('weeks begin where the language begins them, and hold only days of the month', () => {
  const weeks = weeksOf('2026-11-21', 0);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-11-21', 1)[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(placeInWeek('2026-11-21', 1)).toBe(5);
});

test('a day outside becomes the nearest one', () => {
  expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
  expect(clampDay('2027-01-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
});
