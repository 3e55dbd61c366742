import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monotonePath, type Point } from './monotonePath.ts';

const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));

test('draws no point, one point and two points', () => {
  expect(monotonePath([])).toBe('');
  expect(monotonePath([[3, 4]])).toBe('M3 4');
  expect(
    monotonePath([
      [0, 0],
      [3, 3],
    ]),
  ).toBe('M0 0C1 1 2 2 3 3');
});

test('a flat stretch stays flat', () => {
  expect(
    monotonePath([
      [0, 5],
      [3, 5],
      [6, 1],
    ]),
  ).toContain('C1 5 2 5 3 5');
});

test('never leaves the range between two neighbours', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 40 }), (ys) => {
      const points: Point[] = ys.map((y, i) => [i * 3, y]);
      const all = numbers(monotonePath(points)).slice(2);
      for (let i = 0; i + 1 < points.length; i += 1) {
        const low = Math.min(points[i]![1], points[i + 1]![1]) - 0.05;
        const high = Math.max(points[i]![1], points[i + 1]![1]) + 0.05;
        for (const y of [all[i * 6 + 1]!, all[i * 6 + 3]!]) {
          expect(y).toBeGreaterThanOrEqual(low);
          expect(y).toBeLessThanOrEqual(high);
        }
      }
    }),
  );
});
