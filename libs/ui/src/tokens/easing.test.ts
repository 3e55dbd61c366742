import { expect, test } from 'vitest';
import { duration, easing } from './tokens.ts';

/** How far a cubic Bézier easing is at a share of its time. */
function progressAt([x1, y1, x2, y2]: readonly [number, number, number, number], share: number): number {
  const along = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (along(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return along(y1, y2, low);
}

test('a page slides for 500 ms, and what is read on it has settled after 300', () => {
  expect(duration.page).toBe(500);
  expect(progressAt(easing.settle, 300 / duration.page)).toBeGreaterThan(0.99);
});
