import { expect, it } from 'vitest';
import { createWindowCounter } from './WindowCounter.ts';

const rule = { points: 2, window: 1000 };

it('counts in fixed windows and says how long to wait', () => {
  let now = 0;
  const counter = createWindowCounter(() => now);
  expect([counter.hit('a', rule), counter.hit('a', rule), counter.hit('a', rule)]).toEqual([0, 0, 1000]);
  now = 400;
  expect(counter.hit('a', rule)).toBe(600);
  expect(counter.hit('b', rule)).toBe(0);
  now = 1000;
  expect(counter.hit('a', rule)).toBe(0);
});

it('forgets the oldest keys instead of growing', () => {
  const counter = createWindowCounter(() => 0, 1000);
  for (let key = 0; key < 1_000_000; key++) counter.hit(String(key), rule);
  counter.hit('kept', rule);
  counter.hit('kept', rule);
  expect(counter.hit('kept', rule)).toBeGreaterThan(0);
  expect(counter.hit('1', rule)).toBe(0);
});
