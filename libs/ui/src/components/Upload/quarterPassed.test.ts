import { expect, test } from 'vitest';
import { quarterPassed } from './quarterPassed.ts';

test.each([
  [0, 0.24, undefined],
  [0.24, 0.25, 25],
  [0.25, 0.49, undefined],
  [0.1, 0.8, 75],
  [0.5, 0.4, undefined],
  [0.8, 1, undefined],
])('from %d to %d: %s', (before, after, quarter) => expect(quarterPassed(before, after)).toBe(quarter));
