import { expect, test } from 'vitest';
import { pullDistance } from './pullDistance.ts';

test('does not move upwards', () => {
  expect([pullDistance(0, 64), pullDistance(-40, 64)]).toEqual([0, 0]);
});

test('follows a small move closely, and a larger one less and less', () => {
  expect(pullDistance(4, 64)).toBeCloseTo(4, 0);
  const steps = [20, 40, 60, 80, 100].map((travel) => pullDistance(travel, 64));
  const gains = steps.slice(1).map((step, at) => step - steps[at]!);
  expect(gains.every((gain, at) => gain > 0 && (at === 0 || gain < gains[at - 1]!))).toBe(true);
});

test('reaches the threshold within the reach of a thumb and stays below twice the threshold', () => {
  expect(pullDistance(88, 64)).toBeLessThan(64);
  expect(pullDistance(90, 64)).toBeGreaterThan(64);
  expect(pullDistance(5000, 64)).toBeLessThanOrEqual(128);
});
